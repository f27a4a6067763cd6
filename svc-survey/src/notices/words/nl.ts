import type { NoticeWords } from '../notice-words.ts';

export const nl: NoticeWords = {
  subjects: {
    invitation: 'Bereid de logistiek van uw evenement bij {venue} voor',
    reminder: 'Uw logistieke vragenlijst voor {venue} wacht op u',
    'practical-information': 'Praktische informatie voor uw evenement bij {venue}',
    'sent-back': 'Bekijk uw logistieke vragenlijst voor {venue} opnieuw',
    accepted: 'Uw verzoeken voor {venue} zijn goedgekeurd',
    'supplement-withdrawn': 'Toeslag ingetrokken voor uw evenement bij {venue}',
    'charge-reminder': 'Een toeslag wacht op uw antwoord voor uw evenement bij {venue}',
  },
  titles: {
    invitation: 'Uw evenement is bevestigd',
    reminder: 'Nog maar enkele dagen',
    'practical-information': 'Uw evenement komt eraan',
    'sent-back': 'Enkele punten om te bekijken',
    accepted: 'Alles is goedgekeurd',
    'supplement-withdrawn': 'Een toeslag is ingetrokken',
    'charge-reminder': 'Wij wachten op uw antwoord',
  },
  texts: {
    invitation:
      'Dank u voor uw vertrouwen. Vertel ons hoe u uw evenement voor zich ziet, zodat alles klaarstaat wanneer u bij {venue} aankomt: zalen, tijden, lunches, bijzondere wensen.',
    reminder: 'Uw evenement bij {venue} nadert en uw logistieke vragenlijst is nog niet opgeslagen. Het kost maar enkele minuten.',
    'practical-information': 'Hier vindt u alles wat u moet weten voor uw evenement bij {venue}.',
    'sent-back': '{scientist} heeft uw verzoeken voor {venue} bekeken en neemt contact met u op. Uw vragenlijst staat weer open.',
    accepted: '{scientist} heeft uw verzoeken voor {venue} goedgekeurd. Uw logistiek is opgeslagen.',
    'supplement-withdrawn': '{scientist} heeft het onderstaande voor {venue} ingetrokken. Het wordt niet gefactureerd.',
    'charge-reminder':
      '{scientist} heeft u een toeslag voorgesteld voor uw evenement bij {venue} en wacht nog op uw antwoord. Keur die goed of wijs die af: zonder uw akkoord wordt niets gefactureerd.',
  },
  buttons: {
    invitation: 'De vragenlijst invullen',
    reminder: 'De vragenlijst invullen',
    'practical-information': 'Mijn evenement bekijken',
    'sent-back': 'Terug naar de vragenlijst',
    accepted: 'Mijn evenement bekijken',
    'supplement-withdrawn': 'Mijn evenement bekijken',
    'charge-reminder': 'Antwoorden',
  },
  acceptedWithMore: {
    title: 'Goedgekeurd, en wij wachten op uw antwoord',
    text: '{scientist} heeft uw verzoeken voor {venue} goedgekeurd. Wij hebben nog uw antwoord nodig op het volgende.',
  },
  acceptedAtPrice:
    '{scientist} heeft uw aanvragen voor {venue} goedgekeurd. De prijs van uw reservering wordt bijgewerkt voor deze aantallen personen: u ontvangt de details in een andere e-mail. Vraagt die om uw akkoord, dan gelden deze aantallen pas daarmee.',
  venue: 'Locatie',
  address: 'Adres',
  dates: 'Data',
  hours: 'Tijden (tijd van de locatie)',
  contact: 'Uw Meeting Scientist',
  message: 'Bericht',
  supplements: 'Afgesproken toeslagen, gefactureerd met het saldo',
  proposed: 'Voorgestelde toeslag: keur die goed of wijs die af op de pagina van uw evenement; zonder uw akkoord wordt niets gefactureerd',
  withdrawn: 'Ingetrokken',
  newQuestions: 'Wat is afgesproken brengt nieuwe vragen mee: vul uw vragenlijst opnieuw aan.',
  addons: { teambuilding: 'Teambuilding', wellness: 'Wellness', facilitator: 'Facilitator', afterwork: 'Afterwork' },
  lunchOutside: { meal_trays: 'Maaltijdplateaus', external_restaurant: 'Restaurant buitenshuis' },
  withoutVat: 'excl. btw',
  onRequest: 'prijs te bevestigen',
  mayBeShared: 'U kunt dit bericht doorsturen: met de link kan iemand anders de vragenlijst in uw plaats invullen.',
  calendarAttached: 'Het bijgevoegde bestand zet het evenement in uw agenda.',
  calendarTitle: 'Evenement in {venue}',
  toValidate: {
    subject: 'Vragenlijst goed te keuren: {venue}',
    title: 'Een vragenlijst wacht op uw goedkeuring',
    text: 'Sommige antwoorden verschillen van de ondertekende offerte. Controleer of ze haalbaar zijn en wat ze voor het budget betekenen.',
    button: 'De vragenlijst openen',
    customer: 'Klant',
  },
  chargeAgreed: {
    subject: 'Toeslag goedgekeurd: {venue}',
    title: 'De klant keurt een toeslag goed',
    text: 'De onderstaande toeslag wordt met het saldo gefactureerd.',
  },
  chargeRefused: {
    subject: 'Toeslag afgewezen: {venue}',
    title: 'De klant wijst een toeslag af',
    text: 'De vragenlijst wacht weer op u: stuur de vragenlijst terug, of keur die goed zonder de toeslag of met een andere.',
    textWhileAnswered:
      'De klant vult de vragenlijst nog in: neem contact op als wat u hebt goedgekeurd zonder de toeslag geen stand houdt.',
  },
  peopleDeclined: {
    subject: 'Prijs niet akkoord: {venue}',
    title: 'De prijs voor deze personen is niet overeengekomen',
    text: 'De wijziging van de reservering is geweigerd, ingetrokken of onbeantwoord gebleven: wat ermee was goedgekeurd, geldt niet meer, en de vragenlijst wacht weer op u.',
    textWhileAnswered:
      'De wijziging van de reservering is geweigerd, ingetrokken of onbeantwoord gebleven: wat ermee was goedgekeurd, geldt niet meer. De klant vult de vragenlijst nog in.',
  },
  charge: 'Toeslag',
};
