import type { ChangeMailWords } from '../change-mail-words.ts';

export const nl: ChangeMailWords = {
  offered: {
    subject: 'Wijziging van uw boeking bij {venue}: te ondertekenen',
    title: 'Uw addendum is klaar',
    text: 'Dit is de gevraagde wijziging van uw boeking bij {venue}. Ze geldt zodra u het addendum ondertekent; tot dan blijft uw boeking ongewijzigd bevestigd en houden we voor u vrij wat er extra nodig is.',
  },
  asked: {
    subject: 'Wijziging van uw boeking bij {venue}: uw akkoord',
    title: 'We wachten op uw akkoord',
    text: 'Dit is de wijziging die voor uw boeking bij {venue} is voorbereid. Ze geldt zodra u akkoord gaat; tot dan blijft uw boeking ongewijzigd bevestigd.',
  },
  ending: {
    subject: 'Wijziging van uw reservering bij {venue}: minder dan 24 uur om te antwoorden',
    title: 'Wij wachten op uw antwoord',
    text: 'De wijziging van uw reservering bij {venue} vervalt binnen 24 uur. Zonder antwoord blijft uw reservering bevestigd zoals ze is.',
  },
  applied: {
    subject: 'Uw boeking bij {venue} is gewijzigd',
    title: 'Uw boeking is gewijzigd',
    text: 'Uw boeking bij {venue} is bevestigd met de onderstaande wijzigingen.',
  },
  declined: {
    subject: 'Uw boeking bij {venue} blijft ongewijzigd',
    title: 'Wijziging geweigerd',
    text: 'De wijziging van uw boeking bij {venue} is geweigerd. Uw boeking blijft ongewijzigd bevestigd.',
  },
  expired: {
    subject: 'De wijziging van uw boeking bij {venue} is verlopen',
    title: 'De wijziging is verlopen',
    text: 'We kregen uw antwoord niet op tijd: de wijziging van uw boeking bij {venue} wordt niet meer aangeboden. Uw boeking blijft ongewijzigd bevestigd.',
  },
  withdrawn: {
    subject: 'De wijziging van uw boeking bij {venue} is ingetrokken',
    title: 'De wijziging is ingetrokken',
    text: 'Ons team heeft de wijziging van uw boeking bij {venue} ingetrokken. Uw boeking blijft ongewijzigd bevestigd.',
  },
  venue: 'Locatie',
  dates: 'Data',
  people: 'Deelnemers',
  lunch: 'Personen bij de lunch',
  setUp: 'Opstelling',
  duration: 'Duur',
  durations: { AM: 'Ochtend', PM: 'Middag', 'AM, PM': 'Hele dag' },
  smallerRooms: 'Subzalen',
  smallerRoom: '{people} pers. ({setUp}, {duration})',
  none: 'geen',
  rooms: 'Zalen',
  change: '{after} in plaats van {before}',
  totalBefore: 'Vorig totaal incl. btw',
  totalAfter: 'Nieuw totaal incl. btw',
  difference: 'Verschil incl. btw',
  fee: 'Kosten van de vermindering incl. btw',
  until: 'Te bevestigen vóór',
  leastFee: 'Een latere annulering kost minstens {percent} van de overeengekomen prijs.',
  supplements:
    'Een toeslag die met uw logistiek is afgesproken, zoals een lunch elders, komt boven op deze totalen: hij staat op de pagina van uw evenement.',
  toSign: 'Addendum lezen en ondertekenen',
  toAgree: 'Bekijken en akkoord gaan',
  seeQuote: 'Mijn boeking bekijken',
  questions: 'Een vraag? Antwoord op dit bericht.',
};
