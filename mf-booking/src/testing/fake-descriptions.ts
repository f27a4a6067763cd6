import type { ItemCode } from '@plenary/contracts/quote';
import type { Language, Localized } from '@plenary/contracts/vocabulary';

const descriptions: Partial<Record<ItemCode, Localized>> = {
  AMPM: { fr: "Journée d'étude", en: 'Day package', es: 'Jornada completa', nl: 'Dagarrangement' },
  AM: { fr: "Matinée d'étude", en: 'Morning package', es: 'Media jornada, mañana', nl: 'Ochtendarrangement' },
  PM: { fr: "Après-midi d'étude", en: 'Afternoon package', es: 'Media jornada, tarde', nl: 'Middagarrangement' },
  Moyenne: { fr: 'Sous-commission, salle moyenne', en: 'Medium sub-room', es: 'Sala auxiliar mediana', nl: 'Middelgrote subzaal' },
  BUFFET_LUNCH: { fr: 'Déjeuner buffet', en: 'Buffet lunch', es: 'Almuerzo bufé', nl: 'Lunchbuffet' },
  TEAMBUILDING: { fr: 'Team building', en: 'Team building', es: 'Team building', nl: 'Teambuilding' },
  WELLNESS: { fr: 'Séances bien-être', en: 'Wellness sessions', es: 'Sesiones de bienestar', nl: 'Wellnesssessies' },
  FACILITATOR: { fr: 'Facilitation', en: 'Facilitator', es: 'Facilitador', nl: 'Facilitator' },
  AFTERWORK: { fr: 'Afterwork', en: 'Afterwork', es: 'Afterwork', nl: 'Afterwork' },
  ECOLOGY: { fr: 'Compensation carbone', en: 'Carbon compensation', es: 'Compensación de carbono', nl: 'CO₂-compensatie' },
};

export const feesInWords: Localized = {
  fr: 'Frais de dossier',
  en: 'Administration fees',
  es: 'Gastos de gestión',
  nl: 'Administratiekosten',
};

export const describeFakeItem = (code: ItemCode, language: Language): string => descriptions[code]?.[language] ?? code;
