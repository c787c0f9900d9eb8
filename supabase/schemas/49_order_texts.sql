-- What customers read before they order: one row for each version of those texts. Written by `npm run texts:order`.

insert into private.order_texts (version, texts) values ('7895969ba989', '{
 "buttons": {
  "send": "Aanvraag versturen",
  "pick": "Afspraak vastleggen met betalingsverplichting, {{price}}",
  "pick_unpriced": "Afspraak vastleggen met betalingsverplichting",
  "agree": "Akkoord met {{price}}",
  "agree_order": "Akkoord met betalingsverplichting, {{price}}"
 },
 "lines": {
  "no_obligation": "Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt. Dan gelden onze algemene voorwaarden.",
  "rush_missed": "Dit moment valt na uw spoedtermijn ({{rush_until}}). U betaalt daarom geen spoedtoeslag.",
  "no_price": "De prijs volgt uit het type en de oppervlakte van uw woning, volgens onze prijslijst: vanaf {{price_from}}.",
  "free": "Verzetten of annuleren kost niets tot {{free_until}}.",
  "soon": "Dit moment is binnen {{cancellation_hours}} uur. Verzetten of annuleren doet u dan aan de telefoon of per mail.",
  "late_work": "Annuleert u toch, dan betaalt u alleen het werk dat op uw verzoek al gedaan is.",
  "late_fee": "Annuleert u toch, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "late_either": "Annuleert u toch? Tijdens uw bedenktijd betaalt u alleen het werk dat op uw verzoek al gedaan is. Is de bedenktijd voorbij, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "later_work": "Annuleert u later, dan betaalt u alleen het werk dat op uw verzoek al gedaan is.",
  "later_fee": "Annuleert u later, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "later_either": "Annuleert u later? Tijdens uw bedenktijd betaalt u alleen het werk dat op uw verzoek al gedaan is. Is de bedenktijd voorbij, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "callout": "Is er niemand thuis, of kan de adviseur niet naar binnen? Dan betaalt u {{callout_fee}} voorrijkosten.",
  "no_address": "Uw adres hebben wij nog niet. Wij vragen het u voor de opname.",
  "early_start": "Ik wil dat de adviseur binnen mijn {{withdrawal_days}} dagen bedenktijd komt. Ik weet dat ik mij niet meer kan bedenken zodra het label geregistreerd is."
 },
 "terms": [
  {
   "title": "Artikel 1. Wat de woorden betekenen",
   "paragraphs": [],
   "points": [
    "Wij: {{seller}}, {{street}}, {{postcode}} {{city}}, KvK {{chamber_of_commerce}}.",
    "U: degene die bij ons een energielabel aanvraagt.",
    "De opname: het bezoek waarbij de adviseur uw woning opmeet en bekijkt.",
    "Het label: het energielabel dat wij na de opname maken en registreren."
   ]
  },
  {
   "title": "Artikel 2. Wanneer deze voorwaarden gelden",
   "paragraphs": [
    "Deze voorwaarden gelden voor elke offerte en opdracht. Een aanvraag alleen bindt u nergens aan. Spreken wij samen iets anders af, dan gaat dat voor, als het op papier of in een e-mail staat.",
    "Bent u consument, dan houdt u alle rechten die de wet u geeft, ook als ze hier niet staan."
   ]
  },
  {
   "title": "Artikel 3. Aanvraag, offerte en opdracht",
   "paragraphs": [
    "Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt. Dan is het een opdracht.",
    "Een offerte is {{quote_days}} dagen geldig.",
    "De prijs op de website berekenen wij met de gegevens die u invult of die in het adressenregister staan. Blijkt bij de opname dat de woning groter of van een ander type is, dan bespreken wij de prijs eerst met u. Wij gaan pas verder als u akkoord bent."
   ]
  },
  {
   "title": "Artikel 4. Prijzen",
   "paragraphs": [
    "Alle prijzen zijn inclusief btw. Een label kost ten minste {{lowest_price}}. De prijs hangt af van het type en de oppervlakte van de woning.",
    "Kiest u voor de spoedservice, dan komt daar {{rush_price}} bij. De opname en het label zijn dan binnen 24 uur klaar. Alleen onze werkuren tellen mee, ’s nachts dus niet: reken op meer dan één dag. In het formulier leest u wanneer u het label uiterlijk hebt. Lukt dat niet, dan vervalt de toeslag."
   ]
  },
  {
   "title": "Artikel 5. Betaling",
   "paragraphs": [
    "U betaalt binnen {{payment_days}} dagen na de datum van de factuur.",
    "Betaalt u later, dan mogen wij rente rekenen over het bedrag dat nog openstaat: {{late_interest}}% per maand, of de wettelijke rente als die hoger is.",
    "Kosten om het bedrag te innen rekenen wij alleen zoals de wet het toestaat. Daarvoor krijgt u eerst een herinnering."
   ]
  },
  {
   "title": "Artikel 6. Bedenktijd",
   "paragraphs": [
    "Sluit u als consument de opdracht op afstand, bijvoorbeeld via de website, per e-mail, per telefoon of via WhatsApp? Dan mag u zich tot {{withdrawal_days}} dagen daarna bedenken, zonder reden. Valt de laatste dag in een weekend of op een feestdag, dan mag het nog op de eerste werkdag daarna. Dat heet herroepen. Dat doet u met de knop “Overeenkomst hier herroepen” op de pagina van uw aanvraag, of zonder link op de pagina Overeenkomst herroepen. U mag het ons ook anders laten weten, bijvoorbeeld met een e-mail aan {{email}}. U krijgt er meteen een bevestiging van.",
    "Wilt u het label eerder hebben, dan vraagt u ons uitdrukkelijk om binnen die bedenktijd te beginnen. Bedenkt u zich daarna, dan betaalt u het deel dat al gedaan is: na de opname is dat {{visit_percentage}}% van de prijs. Is het label geregistreerd en hebt u vooraf bevestigd dat uw recht dan vervalt, dan kunt u zich niet meer bedenken.",
    "Bedenkt u zich op tijd, dan gelden de kosten van artikel 7 niet. Wat u al hebt betaald, krijgt u binnen {{refund_days}} dagen terug, na aftrek van het deel dat op uw verzoek al gedaan is.",
    "U mag deze tekst gebruiken: “Ik herroep de opdracht voor een energielabel. Opdracht gegeven op: (datum). Mijn naam en adres: (naam en adres). Datum van vandaag: (datum).” Stuurt u een brief, zet er dan uw handtekening onder."
   ]
  },
  {
   "title": "Artikel 7. Verzetten, annuleren en een gemist bezoek",
   "paragraphs": [
    "Verzetten of annuleren kost niets tot {{cancellation_hours}} uur voor de opname. Dat kan met de knop op de pagina van uw aanvraag, of per telefoon of e-mail.",
    "Annuleert u binnen {{cancellation_hours}} uur voor de opname, dan betaalt u {{cancellation_percentage}}% van de afgesproken prijs. Binnen uw bedenktijd geldt artikel 6.",
    "Kan de opname niet doorgaan doordat er niemand thuis is of de adviseur niet naar binnen kan, dan betaalt u {{callout_fee}} voorrijkosten, inclusief btw. Wij maken dan een nieuwe afspraak.",
    "Moeten wij zelf afzeggen, dan kost u dat niets en plannen wij zo snel mogelijk een nieuw moment. Verzetten wij de opname en komt het nieuwe moment u niet uit? Laat u het ons meteen weten, dan verzet of annuleert u zonder kosten."
   ]
  },
  {
   "title": "Artikel 8. Wat u doet voor de opname",
   "paragraphs": [
    "U zorgt dat de adviseur in elke ruimte kan komen, ook op de zolder en in de kruipruimte, en dat hij foto’s mag maken.",
    "U geeft gegevens die kloppen en legt het bewijs van verbeteringen klaar. Is iets niet te zien, en kunt u het ook niet bewijzen? Dan telt het mee met een standaardwaarde. Daarmee wordt het label meestal slechter."
   ]
  },
  {
   "title": "Artikel 9. Het label",
   "paragraphs": [
    "Een gecertificeerd EP-W-adviseur neemt de woning op en maakt het label volgens de officiële rekenmethode NTA 8800 en de eisen aan adviseurs, BRL 9500-W. Welke letter eruit komt, staat vooraf niet vast.",
    "U hebt het label 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen. Kiest u een later moment, dan hebt u het label later. Bij spoed geldt de tijd van artikel 4. Lukt dat een keer niet, dan hoort u het meteen.",
    "Wij registreren het label in EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO). Vanaf dat moment telt het. Het label is 10 jaar geldig."
   ]
  },
  {
   "title": "Artikel 10. Klachten",
   "paragraphs": [
    "Klopt er iets niet? Meld het ons het liefst binnen {{complaint_days}} dagen nadat u het ontdekt. Ook later houdt u de rechten die de wet u geeft. Mail {{email}} en schrijf erbij wat er mis is.",
    "Is uw klacht terecht, dan herstellen wij het label of doen wij het werk opnieuw, zonder kosten voor u."
   ]
  },
  {
   "title": "Artikel 11. Aansprakelijkheid",
   "paragraphs": [
    "Voor schade door een fout van ons gelden de regels van de wet.",
    "Wij zijn niet aansprakelijk voor een label dat niet klopt doordat gegevens of bewijzen van u onjuist of onvolledig waren. Ook zijn wij niet aansprakelijk voor wat er verandert als u na de opname iets aan de woning doet.",
    "Het label beschrijft hoe zuinig de woning is. Het is geen bouwkundige keuring."
   ]
  },
  {
   "title": "Artikel 12. Privacy, recht en wijzigingen",
   "paragraphs": [
    "Wij gaan met uw gegevens om zoals in ons privacybeleid staat.",
    "Op onze overeenkomsten is Nederlands recht van toepassing. Komen wij er samen niet uit, dan beslist de rechter die volgens de wet bevoegd is.",
    "Passen wij deze voorwaarden aan, dan geldt voor u de tekst die er stond toen u de opdracht gaf."
   ]
  }
 ]
}');

insert into private.order_texts (version, texts) values ('88e491d8032e', '{
 "buttons": {
  "send": "Aanvraag versturen",
  "pick": "Afspraak vastleggen met betalingsverplichting, {{price}}",
  "pick_unpriced": "Afspraak vastleggen met betalingsverplichting",
  "agree": "Akkoord met {{price}}",
  "agree_order": "Akkoord met betalingsverplichting, {{price}}"
 },
 "lines": {
  "no_obligation": "Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt. Dan gelden onze algemene voorwaarden.",
  "rush_missed": "Met dit moment is uw label niet op tijd voor spoed ({{rush_until}}). U betaalt daarom geen spoedtoeslag.",
  "no_price": "De prijs volgt uit het type en de oppervlakte van uw woning, volgens onze prijslijst: vanaf {{price_from}}.",
  "free": "Verzetten of annuleren kost niets tot {{free_until}}.",
  "soon": "Dit moment is binnen {{cancellation_hours}} uur. Verzetten of annuleren doet u dan aan de telefoon of per mail.",
  "late_work": "Annuleert u toch, dan betaalt u alleen het werk dat op uw verzoek al gedaan is.",
  "late_fee": "Annuleert u toch, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "late_either": "Annuleert u toch? Tijdens uw bedenktijd betaalt u alleen het werk dat op uw verzoek al gedaan is. Is de bedenktijd voorbij, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "later_work": "Annuleert u later, dan betaalt u alleen het werk dat op uw verzoek al gedaan is.",
  "later_fee": "Annuleert u later, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "later_either": "Annuleert u later? Tijdens uw bedenktijd betaalt u alleen het werk dat op uw verzoek al gedaan is. Is de bedenktijd voorbij, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "callout": "Is er niemand thuis, of kan de adviseur niet naar binnen? Dan betaalt u {{callout_fee}} voorrijkosten.",
  "no_address": "Uw adres hebben wij nog niet. Wij vragen het u voor de opname.",
  "early_start": "Ik wil dat de adviseur binnen mijn {{withdrawal_days}} dagen bedenktijd komt. Ik weet dat ik mij niet meer kan bedenken zodra het label geregistreerd is."
 },
 "terms": [
  {
   "title": "Artikel 1. Wat de woorden betekenen",
   "paragraphs": [],
   "points": [
    "Wij: {{seller}}, {{street}}, {{postcode}} {{city}}, KvK {{chamber_of_commerce}}.",
    "U: degene die bij ons een energielabel aanvraagt.",
    "De opname: het bezoek waarbij de adviseur uw woning opmeet en bekijkt.",
    "Het label: het energielabel dat wij na de opname maken en registreren."
   ]
  },
  {
   "title": "Artikel 2. Wanneer deze voorwaarden gelden",
   "paragraphs": [
    "Deze voorwaarden gelden voor elke offerte en opdracht. Een aanvraag alleen bindt u nergens aan. Spreken wij samen iets anders af, dan gaat dat voor, als het op papier of in een e-mail staat.",
    "Bent u consument, dan houdt u alle rechten die de wet u geeft, ook als ze hier niet staan."
   ]
  },
  {
   "title": "Artikel 3. Aanvraag, offerte en opdracht",
   "paragraphs": [
    "Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt. Dan is het een opdracht.",
    "Een offerte is {{quote_days}} dagen geldig.",
    "De prijs op de website berekenen wij met de gegevens die u invult of die in het adressenregister staan. Blijkt bij de opname dat de woning groter of van een ander type is, dan bespreken wij de prijs eerst met u. Wij gaan pas verder als u akkoord bent."
   ]
  },
  {
   "title": "Artikel 4. Prijzen",
   "paragraphs": [
    "Alle prijzen zijn inclusief btw. Een label kost ten minste {{lowest_price}}. De prijs hangt af van het type en de oppervlakte van de woning.",
    "Kiest u voor de spoedservice, dan komt daar {{rush_price}} bij. De opname en het label zijn dan klaar binnen 24 uur, op werkdagen. Wij rekenen 24 uur door op dagen dat wij werken, vanaf uw aanvraag; weekenden en feestdagen waarop wij niet werken, tellen niet mee. Vraagt u buiten onze werkuren aan, dan gaat die tijd in als wij weer beginnen. In het formulier leest u of het kan, en wanneer. Lukt het niet, dan vervalt de toeslag."
   ]
  },
  {
   "title": "Artikel 5. Betaling",
   "paragraphs": [
    "U betaalt binnen {{payment_days}} dagen na de datum van de factuur.",
    "Betaalt u later, dan mogen wij rente rekenen over het bedrag dat nog openstaat: {{late_interest}}% per maand, of de wettelijke rente als die hoger is.",
    "Kosten om het bedrag te innen rekenen wij alleen zoals de wet het toestaat. Daarvoor krijgt u eerst een herinnering."
   ]
  },
  {
   "title": "Artikel 6. Bedenktijd",
   "paragraphs": [
    "Sluit u als consument de opdracht op afstand, bijvoorbeeld via de website, per e-mail, per telefoon of via WhatsApp? Dan mag u zich tot {{withdrawal_days}} dagen daarna bedenken, zonder reden. Valt de laatste dag in een weekend of op een feestdag, dan mag het nog op de eerste werkdag daarna. Dat heet herroepen. Dat doet u met de knop “Overeenkomst hier herroepen” op de pagina van uw aanvraag, of zonder link op de pagina Overeenkomst herroepen. U mag het ons ook anders laten weten, bijvoorbeeld met een e-mail aan {{email}}. U krijgt er meteen een bevestiging van.",
    "Wilt u het label eerder hebben, dan vraagt u ons uitdrukkelijk om binnen die bedenktijd te beginnen. Bedenkt u zich daarna, dan betaalt u het deel dat al gedaan is: na de opname is dat {{visit_percentage}}% van de prijs. Is het label geregistreerd en hebt u vooraf bevestigd dat uw recht dan vervalt, dan kunt u zich niet meer bedenken.",
    "Bedenkt u zich op tijd, dan gelden de kosten van artikel 7 niet. Wat u al hebt betaald, krijgt u binnen {{refund_days}} dagen terug, na aftrek van het deel dat op uw verzoek al gedaan is.",
    "U mag deze tekst gebruiken: “Ik herroep de opdracht voor een energielabel. Opdracht gegeven op: (datum). Mijn naam en adres: (naam en adres). Datum van vandaag: (datum).” Stuurt u een brief, zet er dan uw handtekening onder."
   ]
  },
  {
   "title": "Artikel 7. Verzetten, annuleren en een gemist bezoek",
   "paragraphs": [
    "Verzetten of annuleren kost niets tot {{cancellation_hours}} uur voor de opname. Dat kan met de knop op de pagina van uw aanvraag, of per telefoon of e-mail.",
    "Annuleert u binnen {{cancellation_hours}} uur voor de opname, dan betaalt u {{cancellation_percentage}}% van de afgesproken prijs. Binnen uw bedenktijd geldt artikel 6.",
    "Kan de opname niet doorgaan doordat er niemand thuis is of de adviseur niet naar binnen kan, dan betaalt u {{callout_fee}} voorrijkosten, inclusief btw. Wij maken dan een nieuwe afspraak.",
    "Moeten wij zelf afzeggen, dan kost u dat niets en plannen wij zo snel mogelijk een nieuw moment. Verzetten wij de opname en komt het nieuwe moment u niet uit? Laat u het ons meteen weten, dan verzet of annuleert u zonder kosten."
   ]
  },
  {
   "title": "Artikel 8. Wat u doet voor de opname",
   "paragraphs": [
    "U zorgt dat de adviseur in elke ruimte kan komen, ook op de zolder en in de kruipruimte, en dat hij foto’s mag maken.",
    "U geeft gegevens die kloppen en legt het bewijs van verbeteringen klaar. Is iets niet te zien, en kunt u het ook niet bewijzen? Dan telt het mee met een standaardwaarde. Daarmee wordt het label meestal slechter."
   ]
  },
  {
   "title": "Artikel 9. Het label",
   "paragraphs": [
    "Een gecertificeerd EP-W-adviseur neemt de woning op en maakt het label volgens de officiële rekenmethode NTA 8800 en de eisen aan adviseurs, BRL 9500-W. Welke letter eruit komt, staat vooraf niet vast.",
    "U hebt het label 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen. Kiest u een later moment, dan hebt u het label later. Bij spoed geldt de tijd van artikel 4. Lukt dat een keer niet, dan hoort u het meteen.",
    "Wij registreren het label in EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO). Vanaf dat moment telt het. Het label is 10 jaar geldig."
   ]
  },
  {
   "title": "Artikel 10. Klachten",
   "paragraphs": [
    "Klopt er iets niet? Meld het ons het liefst binnen {{complaint_days}} dagen nadat u het ontdekt. Ook later houdt u de rechten die de wet u geeft. Mail {{email}} en schrijf erbij wat er mis is.",
    "Is uw klacht terecht, dan herstellen wij het label of doen wij het werk opnieuw, zonder kosten voor u."
   ]
  },
  {
   "title": "Artikel 11. Aansprakelijkheid",
   "paragraphs": [
    "Voor schade door een fout van ons gelden de regels van de wet.",
    "Wij zijn niet aansprakelijk voor een label dat niet klopt doordat gegevens of bewijzen van u onjuist of onvolledig waren. Ook zijn wij niet aansprakelijk voor wat er verandert als u na de opname iets aan de woning doet.",
    "Het label beschrijft hoe zuinig de woning is. Het is geen bouwkundige keuring."
   ]
  },
  {
   "title": "Artikel 12. Privacy, recht en wijzigingen",
   "paragraphs": [
    "Wij gaan met uw gegevens om zoals in ons privacybeleid staat.",
    "Op onze overeenkomsten is Nederlands recht van toepassing. Komen wij er samen niet uit, dan beslist de rechter die volgens de wet bevoegd is.",
    "Passen wij deze voorwaarden aan, dan geldt voor u de tekst die er stond toen u de opdracht gaf."
   ]
  }
 ]
}');

insert into private.order_texts (version, texts) values ('7be4b7599fae', '{
 "buttons": {
  "send": "Aanvraag versturen",
  "pick": "Afspraak vastleggen met betalingsverplichting, {{price}}",
  "pick_unpriced": "Afspraak vastleggen met betalingsverplichting",
  "move": "Verzetten",
  "move_order": "Verzetten met betalingsverplichting, {{price}}",
  "agree": "Akkoord met {{price}}",
  "agree_order": "Akkoord met betalingsverplichting, {{price}}"
 },
 "lines": {
  "no_obligation": "Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt. Dan gelden onze algemene voorwaarden.",
  "rush_missed": "Met dit moment is uw label niet op tijd voor spoed ({{rush_until}}). U betaalt daarom geen spoedtoeslag.",
  "no_price": "De prijs volgt uit het type en de oppervlakte van uw woning, volgens onze prijslijst: vanaf {{price_from}}.",
  "fixed_price": "Dit is een vaste prijs. Alleen als de woning groter of van een ander type blijkt, vragen wij eerst uw akkoord op een andere prijs.",
  "move_same": "Verzetten kost u niets. De prijs blijft {{price}}.",
  "move_less": "Verzetten kost u niets. U betaalt nu {{price}}.",
  "move_more": "Met dit moment geldt de spoedtoeslag weer. U betaalt dan {{price}}.",
  "move_unpriced": "Verzetten kost u niets.",
  "free": "Verzetten of annuleren kost niets tot {{free_until}}.",
  "soon": "Dit moment is binnen {{cancellation_hours}} uur. Verzetten of annuleren doet u dan aan de telefoon of per mail.",
  "late_work": "Annuleert u toch, dan betaalt u alleen het werk dat op uw verzoek al gedaan is.",
  "late_fee": "Annuleert u toch, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "late_either": "Annuleert u toch? Tijdens uw bedenktijd betaalt u alleen het werk dat op uw verzoek al gedaan is. Is de bedenktijd voorbij, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "later_work": "Annuleert u later, dan betaalt u alleen het werk dat op uw verzoek al gedaan is.",
  "later_fee": "Annuleert u later, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "later_either": "Annuleert u later? Tijdens uw bedenktijd betaalt u alleen het werk dat op uw verzoek al gedaan is. Is de bedenktijd voorbij, dan betaalt u {{cancellation_percentage}}% van de prijs.",
  "callout": "Is er niemand thuis, of kan de adviseur niet naar binnen? Dan betaalt u {{callout_fee}} voorrijkosten.",
  "no_address": "Uw adres hebben wij nog niet. Wij vragen het u voor de opname.",
  "early_start": "Ik wil dat de adviseur binnen mijn {{withdrawal_days}} dagen bedenktijd komt. Ik weet dat ik mij niet meer kan bedenken zodra het label geregistreerd is."
 },
 "terms": [
  {
   "title": "Artikel 1. Wat de woorden betekenen",
   "paragraphs": [],
   "points": [
    "Wij: {{seller}}, {{street}}, {{postcode}} {{city}}, KvK {{chamber_of_commerce}}.",
    "U: degene die bij ons een energielabel aanvraagt.",
    "De opname: het bezoek waarbij de adviseur uw woning opmeet en bekijkt.",
    "Het label: het energielabel dat wij na de opname maken en registreren."
   ]
  },
  {
   "title": "Artikel 2. Wanneer deze voorwaarden gelden",
   "paragraphs": [
    "Deze voorwaarden gelden voor elke offerte en opdracht. Een aanvraag alleen bindt u nergens aan. Spreken wij samen iets anders af, dan gaat dat voor, als het op papier of in een e-mail staat.",
    "Bent u consument, dan houdt u alle rechten die de wet u geeft, ook als ze hier niet staan."
   ]
  },
  {
   "title": "Artikel 3. Aanvraag, offerte en opdracht",
   "paragraphs": [
    "Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt. Dan is het een opdracht.",
    "Een offerte is {{quote_days}} dagen geldig.",
    "De prijs op de website berekenen wij met de gegevens die u invult of die in het adressenregister staan. Blijkt bij de opname dat de woning groter of van een ander type is, dan bespreken wij de prijs eerst met u. Wij gaan pas verder als u akkoord bent."
   ]
  },
  {
   "title": "Artikel 4. Prijzen",
   "paragraphs": [
    "Alle prijzen zijn inclusief btw. Een label kost ten minste {{lowest_price}}. De prijs hangt af van het type en de oppervlakte van de woning.",
    "Kiest u voor de spoedservice, dan komt daar {{rush_price}} bij. De opname en het label zijn dan klaar binnen 24 uur, op werkdagen. Wij rekenen 24 uur door op dagen dat wij werken, vanaf uw aanvraag; weekenden en feestdagen waarop wij niet werken, tellen niet mee. Vraagt u buiten onze werkuren aan, dan gaat die tijd in als wij weer beginnen. In het formulier leest u of het kan, en wanneer. Lukt het niet, dan vervalt de toeslag."
   ]
  },
  {
   "title": "Artikel 5. Betaling",
   "paragraphs": [
    "U betaalt binnen {{payment_days}} dagen na de datum van de factuur.",
    "Betaalt u later, dan mogen wij rente rekenen over het bedrag dat nog openstaat: {{late_interest}}% per maand, of de wettelijke rente als die hoger is.",
    "Kosten om het bedrag te innen rekenen wij alleen zoals de wet het toestaat. Daarvoor krijgt u eerst een herinnering."
   ]
  },
  {
   "title": "Artikel 6. Bedenktijd",
   "paragraphs": [
    "Sluit u als consument de opdracht op afstand, bijvoorbeeld via de website, per e-mail, per telefoon of via WhatsApp? Dan mag u zich tot {{withdrawal_days}} dagen daarna bedenken, zonder reden. Valt de laatste dag in een weekend of op een feestdag, dan mag het nog op de eerste werkdag daarna. Dat heet herroepen. Dat doet u met de knop “Overeenkomst hier herroepen” op de pagina van uw aanvraag, of zonder link op de pagina Overeenkomst herroepen. U mag het ons ook anders laten weten, bijvoorbeeld met een e-mail aan {{email}}. U krijgt er meteen een bevestiging van.",
    "Wilt u het label eerder hebben, dan vraagt u ons uitdrukkelijk om binnen die bedenktijd te beginnen. Bedenkt u zich daarna, dan betaalt u het deel dat al gedaan is: na de opname is dat {{visit_percentage}}% van de prijs. Is het label geregistreerd en hebt u vooraf bevestigd dat uw recht dan vervalt, dan kunt u zich niet meer bedenken.",
    "Bedenkt u zich op tijd, dan gelden de kosten van artikel 7 niet. Wat u al hebt betaald, krijgt u binnen {{refund_days}} dagen terug, na aftrek van het deel dat op uw verzoek al gedaan is.",
    "U mag deze tekst gebruiken: “Ik herroep de opdracht voor een energielabel. Opdracht gegeven op: (datum). Mijn naam en adres: (naam en adres). Datum van vandaag: (datum).” Stuurt u een brief, zet er dan uw handtekening onder."
   ]
  },
  {
   "title": "Artikel 7. Verzetten, annuleren en een gemist bezoek",
   "paragraphs": [
    "Verzetten of annuleren kost niets tot {{cancellation_hours}} uur voor de opname. Dat kan met de knop op de pagina van uw aanvraag, of per telefoon of e-mail.",
    "Annuleert u binnen {{cancellation_hours}} uur voor de opname, dan betaalt u {{cancellation_percentage}}% van de afgesproken prijs. Binnen uw bedenktijd geldt artikel 6.",
    "Kan de opname niet doorgaan doordat er niemand thuis is of de adviseur niet naar binnen kan, dan betaalt u {{callout_fee}} voorrijkosten, inclusief btw. Wij maken dan een nieuwe afspraak.",
    "Moeten wij zelf afzeggen, dan kost u dat niets en plannen wij zo snel mogelijk een nieuw moment. Verzetten wij de opname en komt het nieuwe moment u niet uit? Laat u het ons meteen weten, dan verzet of annuleert u zonder kosten."
   ]
  },
  {
   "title": "Artikel 8. Wat u doet voor de opname",
   "paragraphs": [
    "U zorgt dat de adviseur in elke ruimte kan komen, ook op de zolder en in de kruipruimte, en dat hij foto’s mag maken.",
    "U geeft gegevens die kloppen en legt het bewijs van verbeteringen klaar. Is iets niet te zien, en kunt u het ook niet bewijzen? Dan telt het mee met een standaardwaarde. Daarmee wordt het label meestal slechter."
   ]
  },
  {
   "title": "Artikel 9. Het label",
   "paragraphs": [
    "Een gecertificeerd EP-W-adviseur neemt de woning op en maakt het label volgens de officiële rekenmethode NTA 8800 en de eisen aan adviseurs, BRL 9500-W. Welke letter eruit komt, staat vooraf niet vast.",
    "U hebt het label 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen. Kiest u een later moment, dan hebt u het label later. Bij spoed geldt de tijd van artikel 4. Lukt dat een keer niet, dan hoort u het meteen.",
    "Wij registreren het label in EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO). Vanaf dat moment telt het. Het label is 10 jaar geldig."
   ]
  },
  {
   "title": "Artikel 10. Klachten",
   "paragraphs": [
    "Klopt er iets niet? Meld het ons het liefst binnen {{complaint_days}} dagen nadat u het ontdekt. Ook later houdt u de rechten die de wet u geeft. Mail {{email}} en schrijf erbij wat er mis is.",
    "Is uw klacht terecht, dan herstellen wij het label of doen wij het werk opnieuw, zonder kosten voor u."
   ]
  },
  {
   "title": "Artikel 11. Aansprakelijkheid",
   "paragraphs": [
    "Voor schade door een fout van ons gelden de regels van de wet.",
    "Wij zijn niet aansprakelijk voor een label dat niet klopt doordat gegevens of bewijzen van u onjuist of onvolledig waren. Ook zijn wij niet aansprakelijk voor wat er verandert als u na de opname iets aan de woning doet.",
    "Het label beschrijft hoe zuinig de woning is. Het is geen bouwkundige keuring."
   ]
  },
  {
   "title": "Artikel 12. Privacy, recht en wijzigingen",
   "paragraphs": [
    "Wij gaan met uw gegevens om zoals in ons privacybeleid staat.",
    "Op onze overeenkomsten is Nederlands recht van toepassing. Komen wij er samen niet uit, dan beslist de rechter die volgens de wet bevoegd is.",
    "Passen wij deze voorwaarden aan, dan geldt voor u de tekst die er stond toen u de opdracht gaf."
   ]
  }
 ]
}');
