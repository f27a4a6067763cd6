import type { NoticeWords } from '../notice-words.ts';

export const nl: NoticeWords = {
  subjects: {
    invitation: 'Bereid de logistiek van uw evenement in {venue} voor',
    reminder: 'Uw logistieke vragenlijst voor {venue} wacht op u',
    'practical-information': 'Praktische informatie voor uw evenement in {venue}',
    'sent-back': 'Bekijk uw logistieke vragenlijst voor {venue} opnieuw',
    accepted: 'Uw verzoeken voor {venue} zijn aanvaard',
  },
  titles: {
    invitation: 'Uw evenement is bevestigd',
    reminder: 'Nog maar enkele dagen',
    'practical-information': 'Uw evenement komt eraan',
    'sent-back': 'Enkele punten om te bekijken',
    accepted: 'Alles is aanvaard',
  },
  texts: {
    invitation:
      'Dank u voor uw vertrouwen. Vertel ons hoe u uw evenement voor zich ziet, zodat alles klaarstaat wanneer u in {venue} aankomt: zalen, uren, lunches, bijzondere wensen.',
    reminder: 'Uw evenement in {venue} nadert en uw logistieke vragenlijst is nog niet opgeslagen. Het kost maar enkele minuten.',
    'practical-information': 'Hier vindt u alles wat u moet weten voor uw evenement in {venue}.',
    'sent-back': '{scientist} heeft uw verzoeken voor {venue} bekeken en komt bij u terug. Uw vragenlijst staat weer open.',
    accepted: '{scientist} heeft uw verzoeken voor {venue} aanvaard. Uw logistiek is opgeslagen.',
  },
  buttons: {
    invitation: 'De vragenlijst invullen',
    reminder: 'De vragenlijst invullen',
    'practical-information': 'Mijn evenement bekijken',
    'sent-back': 'Terug naar de vragenlijst',
    accepted: 'Mijn evenement bekijken',
  },
  venue: 'Locatie',
  address: 'Adres',
  dates: 'Data',
  hours: 'Uren (lokale tijd van de locatie)',
  contact: 'Uw Meeting Scientist',
  message: 'Bericht',
  supplements: 'Afgesproken toeslagen, gefactureerd met het saldo',
  addons: { teambuilding: 'Teambuilding', wellness: 'Wellness', facilitator: 'Facilitator', afterwork: 'Afterwork' },
  withoutVat: 'excl. btw',
  onRequest: 'prijs te bevestigen',
  mayBeShared: 'U kunt dit bericht doorsturen: met de link kan iemand anders de vragenlijst in uw plaats invullen.',
  calendarAttached: 'Het bijgevoegde bestand zet het evenement in uw agenda.',
  calendarTitle: 'Evenement in {venue}',
  toValidate: {
    subject: 'Vragenlijst te valideren: {venue}',
    title: 'Een vragenlijst wacht op uw validatie',
    text: 'Sommige antwoorden verschillen van de ondertekende offerte. Controleer of ze haalbaar zijn en wat ze voor het budget betekenen.',
    button: 'De vragenlijst openen',
    customer: 'Klant',
  },
};
