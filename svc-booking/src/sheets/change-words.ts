import type { AddonName } from '@plenary/contracts/quote';
import type { SheetFact, SheetPlace, SheetState } from '@plenary/contracts/sheet-versions-terms';
import type { Language } from '@plenary/contracts/vocabulary';

/** Words for what has changed on a function sheet. */
export interface ChangeWords {
  /** `{number}` counts sub-rooms. */
  places: Readonly<Record<SheetPlace, string>>;
  facts: Readonly<Record<Exclude<SheetFact, 'entry'>, string>>;
  states: Readonly<Record<SheetState, string>>;
  addons: Readonly<Record<AddonName, string>>;
  /** It came or went; what it is follows. */
  added: string;
  removed: string;
  /** In place of words that are not told. */
  reread: string;
}

export const changeWords: Readonly<Record<Language, ChangeWords>> = {
  fr: {
    places: {
      ...{ event: 'Événement', plenary: 'Plénière', subcommittee: 'Sous-salle {number}', evening: 'Salle de la soirée', food: 'Pauses' },
      ...{ lunch: 'Déjeuner', wellness: 'Bien-être', teambuilding: 'Team building', afterwork: 'Soirée' },
    },
    facts: {
      ...{ state: 'état', addons: 'options', room: 'salle', hours: 'horaires', setUp: 'disposition', people: 'personnes' },
      ...{
        equipment: 'équipement',
        food: 'repas',
        sitting: 'service',
        words: 'précisions',
        contact: 'contact',
        diets: 'régimes et allergies',
      },
    },
    states: { option: 'option', confirmed: 'confirmé', cancelled: 'annulé' },
    addons: {
      facilitator: 'facilitateur',
      wellness: 'bien-être',
      afterwork: 'afterwork',
      teambuilding: 'team building',
      ecology: 'écologie',
    },
    added: 'en plus',
    removed: 'en moins',
    reread: 'à relire sur la fiche',
  },
  en: {
    places: {
      ...{ event: 'Event', plenary: 'Plenary', subcommittee: 'Sub-room {number}', evening: 'Evening room', food: 'Breaks' },
      ...{ lunch: 'Lunch', wellness: 'Wellness', teambuilding: 'Team building', afterwork: 'Evening' },
    },
    facts: {
      ...{ state: 'state', addons: 'add-ons', room: 'room', hours: 'hours', setUp: 'set-up', people: 'people', equipment: 'equipment' },
      ...{ food: 'meals', sitting: 'sitting', words: 'details', contact: 'contact', diets: 'diets and allergies' },
    },
    states: { option: 'option', confirmed: 'confirmed', cancelled: 'cancelled' },
    addons: { facilitator: 'facilitator', wellness: 'wellness', afterwork: 'afterwork', teambuilding: 'team building', ecology: 'ecology' },
    added: 'added',
    removed: 'removed',
    reread: 'see the sheet',
  },
  es: {
    places: {
      ...{ event: 'Evento', plenary: 'Plenaria', subcommittee: 'Subsala {number}', evening: 'Sala de la velada', food: 'Pausas' },
      ...{ lunch: 'Almuerzo', wellness: 'Bienestar', teambuilding: 'Team building', afterwork: 'Velada' },
    },
    facts: {
      ...{ state: 'estado', addons: 'opciones', room: 'sala', hours: 'horario', setUp: 'montaje', people: 'personas' },
      ...{
        equipment: 'equipamiento',
        food: 'comidas',
        sitting: 'turno',
        words: 'detalles',
        contact: 'contacto',
        diets: 'dietas y alergias',
      },
    },
    states: { option: 'opción', confirmed: 'confirmado', cancelled: 'cancelado' },
    addons: {
      facilitator: 'facilitador',
      wellness: 'bienestar',
      afterwork: 'afterwork',
      teambuilding: 'team building',
      ecology: 'ecología',
    },
    added: 'se añade',
    removed: 'se retira',
    reread: 'véase la ficha',
  },
  nl: {
    places: {
      ...{ event: 'Evenement', plenary: 'Plenaire zaal', subcommittee: 'Subzaal {number}', evening: 'Avondzaal', food: 'Pauzes' },
      ...{ lunch: 'Lunch', wellness: 'Wellness', teambuilding: 'Teambuilding', afterwork: 'Avond' },
    },
    facts: {
      ...{
        state: 'status',
        addons: 'opties',
        room: 'zaal',
        hours: 'uren',
        setUp: 'opstelling',
        people: 'personen',
        equipment: 'uitrusting',
      },
      ...{ food: 'maaltijden', sitting: 'dienst', words: 'details', contact: 'contact', diets: 'diëten en allergieën' },
    },
    states: { option: 'optie', confirmed: 'bevestigd', cancelled: 'geannuleerd' },
    addons: { facilitator: 'facilitator', wellness: 'wellness', afterwork: 'afterwork', teambuilding: 'teambuilding', ecology: 'ecologie' },
    added: 'toegevoegd',
    removed: 'vervallen',
    reread: 'zie de fiche',
  },
};
