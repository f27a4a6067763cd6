import type { InvitationWords } from '../invitation-words.ts';

export const nl: InvitationWords = {
  subjects: {
    invitation: 'Uitnodiging: {venue}, {day}',
    update: 'Gewijzigde uitnodiging: {venue}, {day}',
    cancellation: 'Geannuleerd: {venue}, {day}',
  },
  titles: {
    invitation: 'U bent uitgenodigd',
    update: 'Uw uitnodiging is gewijzigd',
    cancellation: 'Deze afspraak is geannuleerd',
  },
  texts: {
    invitation: '{host} nodigt u uit voor een evenement bij {venue}.',
    update: 'Het evenement bij {venue} waarvoor {host} u uitnodigt, is gewijzigd. Dit geldt nu.',
    cancellation: '{host} verwacht u die dag niet meer bij {venue}. Uw agenda verwijdert de afspraak.',
  },
  day: 'Datum',
  hours: 'Tijden (tijd van de locatie)',
  venue: 'Locatie',
  address: 'Adres',
  invitedBy: 'Uitgenodigd door',
  button: 'Bekijk de locatie',
  answers: 'Antwoord vanuit uw agenda of op dit bericht: uw antwoord gaat rechtstreeks naar {host}.',
  whyYou: '{host} gaf ons uw adres voor deze uitnodiging; het wordt nergens anders voor gebruikt.',
  ownEntry: 'U staat op uw eigen gastenlijst: deze afspraak is van u, een antwoord is niet nodig.',
  calendarTitle: 'Evenement van {host} bij {venue}',
  worry: {
    subject: 'Het bezoekerssysteem weigert gasten',
    title: 'Gasten wachten op aanmelding',
    text: 'Het bezoekerssysteem neemt onze aanmeldingen niet aan. Gasten wachten en worden vanzelf aangemeld zodra het antwoordt. Controleer de inloggegevens en het adres in de instellingen, of waarschuw de receptie.',
    said: 'Wat het antwoordt',
  },
};
