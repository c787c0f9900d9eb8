/** How reviews are checked, as the repository came with it: only the owner knows whether that is done. */
export const exampleReviewCheck = 'Elke review is van een klant voor wie wij een label hebben geregistreerd.';

/**
 * The sentences of the reviews that came with this repository. Nobody said them, so none may go online. Only the
 * longer ones: a customer may well write a short one too.
 */
export const inventedReviews = [
  'Binnen een week had ik het label in mijn mail.',
  'De adviseur keek overal goed rond en legde uit wat hij opschreef.',
  'Vooraf wist ik precies wat het zou kosten, en zo stond het ook op de rekening.',
  'Ons huis moest snel te koop, dus kozen wij spoed.',
  'Een dag later stond het label in de advertentie.',
  'De adviseur kwam een kwartier te laat, maar belde daar netjes over.',
  'Goede uitleg en een duidelijk label.',
  'Wij hadden zelf gebouwd, dus er lag een hele ordner klaar.',
  'De adviseur wilde in de kruipruimte kijken en daar lag toch isolatie, van de vorige eigenaar.',
  'Achter het knieschot bleek een deken glaswol te liggen.',
  'Fijn dat er iemand echt ging kijken en niet alleen een lijst invulde.',
  'Binnen een uur was alles opgemeten, inclusief de vliering waar ik zelf nooit kom.',
  'Het label kwam twee werkdagen later per mail.',
  'De adviseur vroeg ernaar, bekeek de verwarming en nam hem netjes mee.',
  'Drie appartementen in één pand, alles op dezelfde ochtend gedaan.',
  'Duidelijke uitleg over de verdieping en de zolder die wij met de buren delen.',
  'De adviseur vroeg in welk jaar ons platte dak was vernieuwd.',
  'Bij ons staat er bijna altijd water onder de vloer.',
  'Dankzij de rekening telde de vloerisolatie toch mee.',
  'Wij wonen boven en dachten dat de buren ook open moesten doen.',
  'Dat was niet nodig, en in een uur was alles bekeken.',
  'Elk dakraam bij ons is uit een ander jaar.',
  'Met het lijstje dat we vooraf hadden gemaakt, ging het bezoek soepel.',
  'Ons huisnummer heeft vijf cijfers, dat gaat bij bezorgers nogal eens mis.',
  'Hier stond de adviseur gewoon op tijd voor de deur.',
  'Ik dacht dat onze straat beschermd was en dat we dus niets hoefden.',
  'Aan de telefoon kreeg ik rustig uitleg hoe het wel zat.',
  'De adviseur wist het kastje van de stadsverwarming meteen te vinden.',
  'Ik had mijn huis zelf op een G geschat.',
  'De nota van de vloerisolatie, die ik bijna was kwijtgeraakt, hielp het een stuk vooruit.',
  'We kregen vooraf te horen welk papier wel bruikbaar was, en dat lag bij de beheerder in de la.',
  'Ik was bang dat stadsverwarming het label ingewikkeld zou maken.',
  'De adviseur keek in de meterkast, stelde drie vragen en wist genoeg.',
  'Ik had alleen een schoenendoos vol oude papieren van mijn ouders.',
  'Van buiten is het hout, maar achter de planken zit isolatie.',
  'Met de tekening van de verbouwing was dat zo aangetoond.',
  'Ik was vergeten dat onze garage ooit slaapkamer was geworden.',
  'We konden drie dagdelen doorgeven en kregen meteen een tijd.',
  'De adviseur was op tijd en legde uit waarom onze schuine zolder maar half telde.',
];
