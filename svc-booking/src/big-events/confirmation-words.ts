import type { Language } from '@plenary/contracts/vocabulary';

export interface ConfirmationWords {
  /** `{venue}` is replaced by the venue's commercial name. */
  subject: string;
  title: string;
  greeting: string;
  text: string;
  dates: string;
  flexible: string;
  pax: string;
  rooms: string;
  link: string;
  /** For readers whose address was typed by another person. */
  notYou: string;
}

export const confirmationWords: Record<Language, ConfirmationWords> = {
  fr: {
    subject: 'Votre demande pour {venue}',
    title: 'Nous préparons votre proposition',
    greeting: 'Bonjour',
    text: 'Votre demande pour {venue} est bien arrivée. Un Meeting Scientist l’étudie et vous répond sous 24 heures, avec les espaces et un prix.',
    dates: 'Dates',
    flexible: 'flexibles',
    pax: 'Participants',
    rooms: 'Salles',
    link: 'Revoir le lieu',
    notYou: 'Vous n’avez rien demandé ? Quelqu’un s’est trompé d’adresse : répondez-nous et nous effacerons la demande.',
  },
  en: {
    subject: 'Your request for {venue}',
    title: 'We are preparing your proposal',
    greeting: 'Hello',
    text: 'Your request for {venue} has reached us. A Meeting Scientist is looking into it and will answer within 24 hours, with rooms and a price.',
    dates: 'Dates',
    flexible: 'flexible',
    pax: 'People',
    rooms: 'Rooms',
    link: 'See the venue again',
    notYou: 'If you did not ask for anything, somebody mistyped their address: reply to us and we will delete the request.',
  },
  es: {
    subject: 'Su solicitud para {venue}',
    title: 'Estamos preparando su propuesta',
    greeting: 'Hola',
    text: 'Hemos recibido su solicitud para {venue}. Un Meeting Scientist la está estudiando y le responderá en menos de 24 horas con los espacios y un precio.',
    dates: 'Fechas',
    flexible: 'flexibles',
    pax: 'Asistentes',
    rooms: 'Salas',
    link: 'Volver a ver el espacio',
    notYou: '¿No ha pedido nada? Alguien se ha equivocado de dirección: respóndanos y borraremos la solicitud.',
  },
  nl: {
    subject: 'Uw aanvraag voor {venue}',
    title: 'We maken uw voorstel',
    greeting: 'Beste',
    text: 'Uw aanvraag voor {venue} is goed aangekomen. Een Meeting Scientist bekijkt de aanvraag en antwoordt binnen 24 uur, met zalen en een prijs.',
    dates: 'Data',
    flexible: 'flexibel',
    pax: 'Deelnemers',
    rooms: 'Zalen',
    link: 'De locatie opnieuw bekijken',
    notYou: 'Hebt u niets gevraagd? Iemand heeft zich van adres vergist: antwoord ons en we wissen de aanvraag.',
  },
};
