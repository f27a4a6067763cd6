import { type CancellationReason, everyCancellationReason } from '@plenary/contracts/cancellation-terms';
import type { Language } from '@plenary/contracts/vocabulary';

const reasonWords: Readonly<Record<Language, Readonly<Record<CancellationReason, string>>>> = {
  fr: {
    dates: 'Les dates ne conviennent plus',
    people: 'Le nombre de participants a changé',
    budget: 'Budget',
    'other-venue': 'Un autre lieu a été choisi',
    dropped: 'L’événement n’a pas lieu',
    'no-show': 'Le groupe n’est pas venu',
    curtailed: 'L’événement a été écourté',
    'room-unusable': 'Salle inutilisable',
    overbooked: 'Salle déjà attribuée',
    closed: 'Lieu fermé',
    authorities: 'Décision des autorités',
    transport: 'Transports arrêtés',
    weather: 'Intempéries',
    other: 'Autre motif',
  },
  en: {
    dates: 'The dates no longer suit',
    people: 'The number of people has changed',
    budget: 'Budget',
    'other-venue': 'Another venue was chosen',
    dropped: 'The event does not take place',
    'no-show': 'The group did not come',
    curtailed: 'The event was cut short',
    'room-unusable': 'Room cannot be used',
    overbooked: 'Room already taken',
    closed: 'Venue closed',
    authorities: 'Decision of the authorities',
    transport: 'Transport stopped',
    weather: 'Weather',
    other: 'Another reason',
  },
  es: {
    dates: 'Las fechas ya no convienen',
    people: 'Ha cambiado el número de personas',
    budget: 'Presupuesto',
    'other-venue': 'Se ha elegido otro espacio',
    dropped: 'El evento no se celebra',
    'no-show': 'El grupo no se presentó',
    curtailed: 'El evento se acortó',
    'room-unusable': 'Sala inutilizable',
    overbooked: 'Sala ya asignada',
    closed: 'Espacio cerrado',
    authorities: 'Decisión de las autoridades',
    transport: 'Transportes parados',
    weather: 'Mal tiempo',
    other: 'Otro motivo',
  },
  nl: {
    dates: 'De data passen niet meer',
    people: 'Het aantal deelnemers is veranderd',
    budget: 'Budget',
    'other-venue': 'Er is een andere locatie gekozen',
    dropped: 'Het evenement gaat niet door',
    'no-show': 'De groep is niet gekomen',
    curtailed: 'Het evenement is ingekort',
    'room-unusable': 'Zaal onbruikbaar',
    overbooked: 'Zaal al toegewezen',
    closed: 'Locatie gesloten',
    authorities: 'Besluit van de overheid',
    transport: 'Vervoer ligt stil',
    weather: 'Slecht weer',
    other: 'Andere reden',
  },
};

/** A reason of a cancellation in words; one that a newer version wrote as it is. */
export const reasonIn = (reason: string, language: Language): string => {
  const known = everyCancellationReason.find((one) => one === reason);
  return known ? reasonWords[language][known] : reason;
};
