import type { DealStage } from './desk-deals-terms.ts';
import type { Language } from './vocabulary.ts';

/** What the desk calls the stages of a deal, on its pages and in the files that it exports. */
export const dealStageWords: Readonly<Record<Language, Readonly<Record<DealStage, string>>>> = {
  fr: {
    quote: 'Devis',
    expired: 'Devis expiré',
    'option-2': 'Option 2',
    'option-1': 'Option 1',
    signing: 'En signature',
    confirmed: 'Confirmé',
    done: 'Passé',
    rejected: 'Refusé',
    cancelled: 'Annulé',
  },
  en: {
    quote: 'Quote',
    expired: 'Expired quote',
    'option-2': 'Option 2',
    'option-1': 'Option 1',
    signing: 'Signing',
    confirmed: 'Confirmed',
    done: 'Over',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  es: {
    quote: 'Presupuesto',
    expired: 'Presupuesto caducado',
    'option-2': 'Opción 2',
    'option-1': 'Opción 1',
    signing: 'En firma',
    confirmed: 'Confirmado',
    done: 'Pasado',
    rejected: 'Rechazado',
    cancelled: 'Cancelado',
  },
  nl: {
    quote: 'Offerte',
    expired: 'Verlopen offerte',
    'option-2': 'Optie 2',
    'option-1': 'Optie 1',
    signing: 'In ondertekening',
    confirmed: 'Bevestigd',
    done: 'Voorbij',
    rejected: 'Afgewezen',
    cancelled: 'Geannuleerd',
  },
};
