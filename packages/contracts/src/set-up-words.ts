import type { SurveyConfiguration } from './survey-terms.ts';
import type { Language } from './vocabulary.ts';

/** Names of the set-ups of a room, for what a service writes: sheets and mails. Pages have theirs. */
export const setUpWords: Readonly<Record<Language, Readonly<Record<SurveyConfiguration, string>>>> = {
  fr: {
    board: 'Conseil',
    u: 'En U',
    cabarets: 'Cabaret',
    theater: 'Théâtre',
    casual: 'Informel',
    class: 'Classe',
    auditorium: 'Auditorium',
    standing: 'Debout',
    'close-to-ground': 'Assises basses',
  },
  en: {
    board: 'Boardroom',
    u: 'U-shape',
    cabarets: 'Cabaret',
    theater: 'Theatre',
    casual: 'Casual',
    class: 'Classroom',
    auditorium: 'Auditorium',
    standing: 'Standing',
    'close-to-ground': 'Low seating',
  },
  es: {
    board: 'Imperial',
    u: 'En U',
    cabarets: 'Cabaret',
    theater: 'Teatro',
    casual: 'Informal',
    class: 'Escuela',
    auditorium: 'Auditorio',
    standing: 'De pie',
    'close-to-ground': 'Asientos bajos',
  },
  nl: {
    board: 'Boardroom',
    u: 'U-vorm',
    cabarets: 'Cabaret',
    theater: 'Theater',
    casual: 'Informeel',
    class: 'School',
    auditorium: 'Auditorium',
    standing: 'Staand',
    'close-to-ground': 'Lage zitplaatsen',
  },
};
