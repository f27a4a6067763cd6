import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { SheetState } from '@plenary/contracts/sheet-versions-terms';
import type { Language } from '@plenary/contracts/vocabulary';

interface SheetMailWords {
  /** `{number}` is the version, `{name}` the event, `{venue}` the venue's commercial name. */
  subject: string;
  title: string;
  /** Titles of the papers of a day. */
  papers: Readonly<Record<SheetList, string>>;
  /** `{title}` is that of the paper, `{day}` its day. */
  paperSubject: string;
  /** What the sheet is: `final` once its people are guaranteed. */
  texts: Record<Exclude<SheetState, 'confirmed'> | 'provisional' | 'final', string>;
  venue: string;
  dates: string;
  /** Of what has changed in the event as a whole. */
  whole: string;
  open: string;
  diets: string;
}

export const sheetMailWords: Readonly<Record<Language, SheetMailWords>> = {
  fr: {
    subject: 'Fiche n° {number} : {name}, {venue}',
    title: 'Fiche de l’événement n° {number}',
    papers: {
      day: 'Feuille du jour n° {number}',
      kitchen: 'Feuille de cuisine n° {number}',
      'set-up': 'Feuille de mise en place n° {number}',
    },
    paperSubject: '{title} : {venue}, {day}',
    texts: {
      option: 'Cet événement est encore une option : rien n’est confirmé.',
      provisional: 'Cette fiche est provisoire : elle peut encore changer.',
      final: 'Cette fiche est définitive. Elle remplace toutes les précédentes.',
      cancelled: 'Cet événement est annulé. Ne préparez plus rien.',
    },
    venue: 'Lieu',
    dates: 'Dates',
    whole: 'Événement',
    open: 'Ouvrir la fiche',
    diets: 'Les régimes et allergies ne figurent ni dans ce mail ni dans le PDF joint : ouvrez la fiche.',
  },
  en: {
    subject: 'Function sheet no. {number}: {name}, {venue}',
    title: 'Function sheet no. {number}',
    papers: { day: 'Day sheet no. {number}', kitchen: 'Kitchen sheet no. {number}', 'set-up': 'Set-up sheet no. {number}' },
    paperSubject: '{title}: {venue}, {day}',
    texts: {
      option: 'This event is still an option: nothing is confirmed.',
      provisional: 'This sheet is provisional: it may still change.',
      final: 'This sheet is final. It replaces all earlier ones.',
      cancelled: 'This event is cancelled. Nothing is to be prepared any more.',
    },
    venue: 'Venue',
    dates: 'Dates',
    whole: 'Event',
    open: 'Open the sheet',
    diets: 'Diets and allergies stand neither in this mail nor in its PDF: open the sheet.',
  },
  es: {
    subject: 'Ficha n.º {number}: {name}, {venue}',
    title: 'Ficha del evento n.º {number}',
    papers: { day: 'Hoja del día n.º {number}', kitchen: 'Hoja de cocina n.º {number}', 'set-up': 'Hoja de montaje n.º {number}' },
    paperSubject: '{title}: {venue}, {day}',
    texts: {
      option: 'Este evento es todavía una opción: nada está confirmado.',
      provisional: 'Esta ficha es provisional: todavía puede cambiar.',
      final: 'Esta ficha es definitiva. Sustituye a todas las anteriores.',
      cancelled: 'Este evento está cancelado. Ya no hay nada que preparar.',
    },
    venue: 'Espacio',
    dates: 'Fechas',
    whole: 'Evento',
    open: 'Abrir la ficha',
    diets: 'Las dietas y alergias no figuran ni en este correo ni en el PDF adjunto: abra la ficha.',
  },
  nl: {
    subject: 'Evenementfiche nr. {number}: {name}, {venue}',
    title: 'Evenementfiche nr. {number}',
    papers: { day: 'Dagblad nr. {number}', kitchen: 'Keukenblad nr. {number}', 'set-up': 'Opstellingsblad nr. {number}' },
    paperSubject: '{title}: {venue}, {day}',
    texts: {
      option: 'Dit evenement is nog een optie: er is niets bevestigd.',
      provisional: 'Deze fiche is voorlopig: ze kan nog veranderen.',
      final: 'Deze fiche is definitief. Ze vervangt alle eerdere.',
      cancelled: 'Dit evenement is geannuleerd. Er hoeft niets meer te worden voorbereid.',
    },
    venue: 'Locatie',
    dates: 'Data',
    whole: 'Evenement',
    open: 'Fiche openen',
    diets: 'Diëten en allergieën staan niet in deze mail en niet in de pdf: open de fiche.',
  },
};
