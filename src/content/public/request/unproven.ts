/** What stands in for proof; on the checklist, after a request, in its mails and in the terms. */
export const unproven =
  'Is iets niet te zien, en kunt u het ook niet bewijzen? Dan telt het mee met een standaardwaarde. Daarmee wordt het label meestal slechter.';
