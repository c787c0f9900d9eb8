/** What stands in for proof; on the checklist, after a request, in its mails and in the terms. */
export const unproven =
  'Wat niet te zien is en wat u niet kunt bewijzen, telt mee met een standaardwaarde. Daarmee wordt het label meestal slechter.';
