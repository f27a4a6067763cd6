import { setUpWords } from '@plenary/contracts/set-up-words';
import type { Language } from '@plenary/contracts/vocabulary';

/** Words for what a survey changes of the signed quote. */
export interface DifferenceWords {
  /** Before what an acceptance has changed. */
  agreed: string;
  /** Of a room, in its set-up. */
  capacity: string;
  /** Before what staff have to validate. */
  toValidate: string;
  /** `{number}` is replaced by the place of the sub-room. */
  steps: Record<'plenary' | 'evening-space' | 'subcommittee' | 'lunch' | 'wellness' | 'afterwork' | 'team-building' | 'upsell', string>;
  fields: Record<string, string>;
  /** Set-ups, and services of a lunch. */
  values: Record<string, string>;
  none: string;
}

export const differenceWords: Record<Language, DifferenceWords> = {
  fr: {
    agreed: 'Ce qui a changé, et qui est convenu',
    capacity: 'capacité prévue',
    toValidate: 'Écarts à valider',
    steps: {
      plenary: 'Plénière',
      'evening-space': 'Espace de la soirée',
      subcommittee: 'Sous-salle {number}',
      lunch: 'Déjeuner',
      wellness: 'Bien-être',
      afterwork: 'Afterwork',
      'team-building': 'Team building',
      upsell: 'Extras',
    },
    fields: {
      pax: 'Participants',
      configuration: 'Disposition',
      service: 'Service',
      startTime: 'Début',
      endTime: 'Fin',
      duration: 'Durée de la séance',
      asked: 'Extras demandés',
    },
    values: {
      ...setUpWords.fr,
      service1: '1er service',
      service2: '2e service',
      meal_trays: 'Plateaux-repas',
      external_restaurant: 'Restaurant extérieur',
      any: 'À définir avec votre Meeting Scientist',
    },
    none: 'non précisé',
  },
  en: {
    agreed: 'What has changed, and is agreed',
    capacity: 'usual capacity',
    toValidate: 'Differences to approve',
    steps: {
      plenary: 'Plenary',
      'evening-space': 'Space of the evening',
      subcommittee: 'Sub-room {number}',
      lunch: 'Lunch',
      wellness: 'Wellness',
      afterwork: 'Afterwork',
      'team-building': 'Team building',
      upsell: 'Add-ons',
    },
    fields: {
      pax: 'Participants',
      configuration: 'Set-up',
      service: 'Service',
      startTime: 'Start',
      endTime: 'End',
      duration: 'Length of the session',
      asked: 'Add-ons asked for',
    },
    values: {
      ...setUpWords.en,
      service1: 'First sitting',
      service2: 'Second sitting',
      meal_trays: 'Meal trays',
      external_restaurant: 'External restaurant',
      any: 'To be settled with your Meeting Scientist',
    },
    none: 'not given',
  },
  es: {
    agreed: 'Lo que ha cambiado y queda acordado',
    capacity: 'capacidad prevista',
    toValidate: 'Diferencias por validar',
    steps: {
      plenary: 'Plenaria',
      'evening-space': 'Espacio de la velada',
      subcommittee: 'Subsala {number}',
      lunch: 'Almuerzo',
      wellness: 'Bienestar',
      afterwork: 'Afterwork',
      'team-building': 'Team building',
      upsell: 'Extras',
    },
    fields: {
      pax: 'Participantes',
      configuration: 'Disposición',
      service: 'Turno',
      startTime: 'Inicio',
      endTime: 'Fin',
      duration: 'Duración de la sesión',
      asked: 'Extras solicitados',
    },
    values: {
      ...setUpWords.es,
      service1: 'Primer turno',
      service2: 'Segundo turno',
      meal_trays: 'Bandejas de comida',
      external_restaurant: 'Restaurante externo',
      any: 'Por definir con su Meeting Scientist',
    },
    none: 'sin indicar',
  },
  nl: {
    agreed: 'Wat gewijzigd en afgesproken is',
    capacity: 'voorziene capaciteit',
    toValidate: 'Afwijkingen om goed te keuren',
    steps: {
      plenary: 'Plenaire zaal',
      'evening-space': 'Ruimte van de avond',
      subcommittee: 'Subzaal {number}',
      lunch: 'Lunch',
      wellness: 'Wellness',
      afterwork: 'Afterwork',
      'team-building': 'Team building',
      upsell: 'Extra’s',
    },
    fields: {
      pax: 'Deelnemers',
      configuration: 'Opstelling',
      service: 'Shift',
      startTime: 'Begin',
      endTime: 'Einde',
      duration: 'Duur van de sessie',
      asked: 'Gevraagde extra’s',
    },
    values: {
      ...setUpWords.nl,
      service1: 'Eerste shift',
      service2: 'Tweede shift',
      meal_trays: 'Maaltijdplateaus',
      external_restaurant: 'Restaurant buitenshuis',
      any: 'Te bepalen met uw Meeting Scientist',
    },
    none: 'niet vermeld',
  },
};
