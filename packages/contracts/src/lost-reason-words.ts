import type { LostReason, unsaidReason } from './desk-deals-terms.ts';
import type { Language } from './vocabulary.ts';

/** What the desk calls the reasons for which deals are lost, on its pages and in the files that it exports. */
export const lostReasonWords: Readonly<Record<Language, Readonly<Record<LostReason | typeof unsaidReason, string>>>> = {
  fr: {
    price: 'Prix',
    date: 'Dates',
    space: 'Salles ou place',
    'no-answer': 'Sans réponse',
    competitor: 'Concurrent',
    other: 'Autre raison',
    unsaid: 'Raison non dite',
  },
  en: {
    price: 'Price',
    date: 'Dates',
    space: 'Rooms or space',
    'no-answer': 'No answer',
    competitor: 'Competitor',
    other: 'Another reason',
    unsaid: 'No reason given',
  },
  es: {
    price: 'Precio',
    date: 'Fechas',
    space: 'Salas o espacio',
    'no-answer': 'Sin respuesta',
    competitor: 'Competidor',
    other: 'Otro motivo',
    unsaid: 'Sin motivo indicado',
  },
  nl: {
    price: 'Prijs',
    date: 'Data',
    space: 'Zalen of ruimte',
    'no-answer': 'Geen antwoord',
    competitor: 'Concurrent',
    other: 'Andere reden',
    unsaid: 'Geen reden gegeven',
  },
};
