import type { Localized } from '@plenary/contracts/vocabulary';

const names: Record<string, Localized> = {
  '01-01': { fr: 'Jour de l’An', en: 'New Year’s Day', es: 'Año Nuevo', nl: 'Nieuwjaarsdag' },
  '01-06': { fr: 'Épiphanie', en: 'Epiphany', es: 'Epifanía del Señor', nl: 'Driekoningen' },
  'easter -3': { fr: 'Jeudi saint', en: 'Maundy Thursday', es: 'Jueves Santo', nl: 'Witte Donderdag' },
  'easter -2': { fr: 'Vendredi saint', en: 'Good Friday', es: 'Viernes Santo', nl: 'Goede Vrijdag' },
  'easter 1': { fr: 'Lundi de Pâques', en: 'Easter Monday', es: 'Lunes de Pascua', nl: 'Paasmaandag' },
  '05-01': { fr: 'Fête du Travail', en: 'Labour Day', es: 'Fiesta del Trabajo', nl: 'Dag van de Arbeid' },
  '05-02': {
    fr: 'Fête de la Communauté de Madrid',
    en: 'Madrid Community Day',
    es: 'Fiesta de la Comunidad de Madrid',
    nl: 'Feestdag van de regio Madrid',
  },
  '05-08': { fr: 'Victoire de 1945', en: 'Victory in Europe Day', es: 'Día de la Victoria de 1945', nl: 'Dag van de overwinning van 1945' },
  'easter 39': { fr: 'Ascension', en: 'Ascension Day', es: 'Día de la Ascensión', nl: 'Hemelvaartsdag' },
  'easter 50': { fr: 'Lundi de Pentecôte', en: 'Whit Monday', es: 'Lunes de Pentecostés', nl: 'Pinkstermaandag' },
  '07-14': { fr: 'Fête nationale française', en: 'Bastille Day', es: 'Fiesta nacional de Francia', nl: 'Nationale feestdag van Frankrijk' },
  '07-21': {
    fr: 'Fête nationale belge',
    en: 'Belgian National Day',
    es: 'Fiesta nacional de Bélgica',
    nl: 'Nationale feestdag van België',
  },
  '08-15': { fr: 'Assomption', en: 'Assumption Day', es: 'Asunción de la Virgen', nl: 'Onze-Lieve-Vrouw-Hemelvaart' },
  '10-12': {
    fr: 'Fête nationale d’Espagne',
    en: 'National Day of Spain',
    es: 'Fiesta Nacional de España',
    nl: 'Nationale feestdag van Spanje',
  },
  '11-01': { fr: 'Toussaint', en: 'All Saints’ Day', es: 'Todos los Santos', nl: 'Allerheiligen' },
  '11-11': { fr: 'Armistice de 1918', en: 'Armistice Day', es: 'Día del Armisticio', nl: 'Wapenstilstand' },
  '12-06': { fr: 'Jour de la Constitution', en: 'Constitution Day', es: 'Día de la Constitución', nl: 'Dag van de Grondwet' },
  '12-08': { fr: 'Immaculée Conception', en: 'Immaculate Conception', es: 'Inmaculada Concepción', nl: 'Onbevlekte Ontvangenis' },
  '12-25': { fr: 'Noël', en: 'Christmas Day', es: 'Navidad', nl: 'Kerstmis' },
};

const substituteMarks: Localized = { fr: 'jour de remplacement', en: 'substitute day', es: 'día sustituto', nl: 'vervangende dag' };

/**
 * Name of a holiday by the rule that `date-holidays` makes it with (`easter 39`, `substitutes 11-01 if sunday then next monday`).
 * Throws if the table has no such rule: the package then has a holiday that needs a translation.
 */
export const holidayName = (rule: string): Localized => {
  const name = names[rule.replace(/^substitutes /, '').replace(/ if .*$/, '')];
  if (!name) throw new Error(`no name for the holiday rule "${rule}"`);
  if (!rule.startsWith('substitutes ')) return name;
  const marked = (language: keyof Localized) => `${name[language]} (${substituteMarks[language]})`;
  return { fr: marked('fr'), en: marked('en'), es: marked('es'), nl: marked('nl') };
};
