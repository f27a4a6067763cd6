import { venueTexts } from '@plenary/contracts/network-terms';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Room } from '../rooms/room.ts';
import { mostPeople } from '../rooms/set-ups-of.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

interface House {
  texts: Pick<VenueRecord, (typeof venueTexts)[number]>;
  rooms: readonly Pick<Room, 'capacities'>[];
  hasFood: boolean;
  isAccessible: boolean;
}

/** Figures in digits before what they count, with one word between at most; written numbers are not read. */
const counted = (nouns: string) =>
  new RegExp(`(?<![\\p{L}\\d])(\\d{1,3}(?:[\\s.,]?\\d{3})*)(?:\\s\\p{L}+)?\\s(?:${nouns})(?!\\p{L})`, 'giu');

const people: Record<Language, RegExp> = {
  fr: counted('personnes|participants|convives|invités|couverts|places(?! de parking)'),
  en: counted('people|participants|guests|attendees|seats|covers'),
  es: counted('personas|asistentes|invitados|comensales|plazas(?! de (?:aparcamiento|parking))'),
  nl: counted('personen|mensen|deelnemers|gasten|zitplaatsen|couverts'),
};
const roomCounts: Record<Language, RegExp> = {
  fr: counted('salles|salons'),
  en: counted('rooms'),
  es: counted('salas|salones'),
  nl: counted('zalen'),
};
/** One of the house itself, not of the street. */
const ownRestaurant: Record<Language, RegExp> = {
  fr: /notre (?:propre )?restaurant/iu,
  en: /our (?:own )?restaurant/iu,
  es: /nuestro (?:propio )?restaurante/iu,
  nl: /ons (?:eigen )?restaurant/iu,
};
const stepFree: Record<Language, RegExp> = {
  fr: /accès PMR|tout (?:est )?de plain-pied|accessible aux (?:personnes à mobilité réduite|fauteuils)/iu,
  en: /wheelchair[ -]accessible|step-free (?:access|throughout)/iu,
  es: /accesible (?:en|para) sillas? de ruedas|acceso para personas con movilidad reducida/iu,
  nl: /rolstoeltoegankelijk|drempelvrij/iu,
};
const denied = /(?<!\p{L})(?:pas|non|sans|aucun|not|no|without|sin|geen|niet|zonder)(?!\p{L})/iu;

const figuresIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, figure = '']) => Number(figure.replace(/\D/g, '')));
const claims = (text: string, pattern: RegExp) => text.split(/[.;!?]/).some((sentence) => pattern.test(sentence) && !denied.test(sentence));

/**
 * Paths of a venue's texts that promise more than it has: people or rooms in figures beyond all its rooms, a restaurant of its own where
 * it serves no food, step-free access where it has none.
 */
export const overstatedClaims = ({ texts, rooms, hasFood, isAccessible }: House): string[] => {
  const most = rooms.reduce((sum, room) => sum + mostPeople(room), 0);
  const isOverstated = (text: string, language: Language) =>
    figuresIn(text, people[language]).some((figure) => figure > most) ||
    figuresIn(text, roomCounts[language]).some((figure) => figure > rooms.length) ||
    (!hasFood && claims(text, ownRestaurant[language])) ||
    (!isAccessible && claims(text, stepFree[language]));
  return venueTexts.flatMap((text) =>
    languages.flatMap((language) => (isOverstated(texts[text][language], language) ? [`${text}.${language}`] : [])),
  );
};
