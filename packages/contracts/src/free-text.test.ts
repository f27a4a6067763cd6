import { freeTextDescription, line } from './free-text.ts';
import { hasUnseen, withoutUnseen } from './free-text-terms.ts';
import { guestFaults, guestFields, tidyGuest } from './guests-terms.ts';
import { registry } from './registry.ts';
import {
  afterworkFaults,
  contactFaults,
  lunchFaults,
  needsFaults,
  roomFaults,
  teamBuildingFaults,
  wellnessFaults,
} from './survey-faults.ts';
import { defaultOpeningHours as openingHours } from './survey-terms.ts';
import { telephoneFault } from './telephone.ts';
import { type TextField, textsOf } from './testing/texts-of.ts';

describe('free text', () => {
  it.each([
    ['turns the order of what follows', 'Claire\u202enitraM'],
    ['isolates', 'Claire\u2066Martin\u2069'],
    ['is a mark of direction', 'Claire\u200f'],
    ['is an Arabic mark of direction', 'Claire\u061c'],
    ['has no width', 'Cla\u200bire'],
    ['joins nothing', 'Clai\u200dre'],
    ['separates nothing', 'Clai\u200cre'],
    ['glues words', 'Claire\u2060Martin'],
    ['is a soft hyphen', 'Cla\u00adire'],
    ['is a byte order mark', 'Cla\ufeffire'],
    ['fills in for a Hangul letter', '\u3164'],
    ['is the blank of Braille', '\u2800'],
    ['is a tag', 'Claire\u{e0041}'],
    ['selects a variant of a letter', 'Claire\ufe0f'],
    ['selects another variant', 'Claire\u{e0100}'],
    ['joins graphemes', 'Clai\u034fre'],
    ['annotates', 'Claire\ufff9'],
    ['ends a line', 'Claire\u2028Martin'],
    ['is half a character', 'Claire\ud83d'],
    ['is no character at all', 'Claire\uffff'],
    ['is drawn by no standard', 'Claire\ue000'],
    ['is of a private plane', 'Claire\u{f0000}'],
    ['stands for no character yet', 'Claire\u0378'],
    ['holds the place of an object', 'Claire\ufffc'],
    ['is a note without a head', '\u{1d159}'],
    ['mirrors no hieroglyph', '\u{13440}'],
    ['stacks no letter', '\u1039'],
    ['stacks upon nothing', 'Claire\u17d2'],
    ['stacks letters of another script', 'a\u1039b'],
    ['stacks Latin letters as Khmer ones', 'Claire\u17d2Martin'],
    ['joins letters that are no Tifinagh', 'a\u2d7fb'],
    ['stacks twice', 'က\u1039\u1039က'],
    ['joins no numbers', 'Claire\u{1107f}'],
    ['joins no consonants', 'Claire \u2d7f'],
    ['makes a variant of a variant', `ᠠ${'\u180b'.repeat(40)}`],
    ['makes a variant of a sign', '\u1807\u180b'],
    ['is a blank among hieroglyphs', '\u{13441}'],
    ['is half of such a blank', '\u{13442}'],
    ['joins hieroglyphs', 'Claire\u{13430}'],
    ['encloses hieroglyphs', 'Claire\u{1343f}'],
    ['fills in for a Khitan letter', 'Claire\u{16fe4}'],
    ['selects a second variant of a letter', '葛\u{e0100}\u{e0101}'],
    ['is a tag of no known flag', '\u{1f3f4}\u{e0066}\u{e0072}\u{e007f}'],
    ['controls a terminal', 'Claire\u001b[31m'],
    ['deletes', 'Claire\u007f'],
  ])('is refused where a character %s, and told without it', (_, text) => {
    expect(hasUnseen(text)).toBe(true);
    expect(hasUnseen(withoutUnseen(text))).toBe(false);
    expect(line(100).safeParse(text).success).toBe(false);
  });

  it.each([
    'Hélène O’Brien-Núñez',
    'Łukasz Đặng',
    'e\u0301',
    '株式会社コメット',
    'Ελένη Иванова',
    '葛\u{e0100}城',
    'ᠠ\u180b',
    'မန\u1039တလေး, အင\u103a\u1039ဂလန\u103a',
    'ភ\u17d2នំពេញ',
    'ⵜ\u2d7fⵜ',
    'Leeds \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'علی\u200cرضا',
    'ක්\u200dරි',
    'Réunion 👩\u200d💻, ❤️\u200d🔥, 1\ufe0f\u20e3 et 🇫🇷 👍🏽',
    'une place gardée pour un emoji à venir : \u{1fabc}\u{1f8ff}',
    '12\u202f000\u00a0€',
    'l’« équipe »…',
  ])('is taken as people write it: %s', (text) => {
    expect(hasUnseen(text)).toBe(false);
    expect(line(100).parse(text)).toBe(text);
  });

  it('may have breaks and tabs where a field has several lines', () => {
    expect(hasUnseen('un\ndeux\r\n\ttrois')).toBe(false);
  });

  it('is judged in time that grows with its length alone', () => {
    const long = `${'👩\u200d'.repeat(20_000)}${'علی\u200c'.repeat(20_000)}\u200b`;
    expect(withoutUnseen(long).length).toBeLessThan(long.length);
  });
});

/** Has a shape of its own: neither a pattern that only forbids control characters, nor none. */
const isShaped = ({ schema: { pattern, format, enum: values, const: only } }: TextField) =>
  format !== undefined || values !== undefined || only !== undefined || (pattern !== undefined && !pattern.includes('Cc'));

/** Texts that no person reads as another one wrote them: secrets, keys, what is only compared, and what is parsed into another form. */
const notFree = [
  /\.(password|newPassword|token|tokenId|accessToken|code)$/,
  /^(login|erasePersonalData|createPasswordWithKnownUser)\.email$/,
  /^(login|signup)\.action$/,
  /\.(redirectUrl|resetPasswordUrl)$/,
  /^checkEventLink\.(eventId|share)$/,
  /^(signup\w*|userInfo|changeProfile|addCustomer)\.phone$/,
  /\.domains\[\]$/,
  /^(add|change)SavedView\.filter\.columns$/,
  /\.venueIds\[\]$/,
  /^changeJobs\.jobs\[\]\.places\[\]$/,
  /^(add|change)Block\.rooms\[\]$/,
  /^moveRooms\.moves\[\]\.(from|to)$/,
  /^(promoteRelease|startCanary)\.version$/,
  /^createBigEventDemand\.website$/,
  /^(create|change)Scientist\.avatarUrl$/,
];

it('is every text of a body that has no shape of its own, in every domain', () => {
  const texts = registry.filter(({ access }) => access !== 'service').flatMap(({ name, body }) => (body ? textsOf(body, name) : []));
  const open = texts.filter((text) => !isShaped(text) && text.schema.description !== freeTextDescription).map(({ path }) => path);
  expect(texts.filter(({ schema }) => schema.description === freeTextDescription).length).toBeGreaterThan(60);
  expect(open.filter((path) => !notFree.some((one) => one.test(path)))).toEqual([]);
});

it('is no text of an answer, nor of a call between services: what is kept may be older than the rule', () => {
  const kept = registry.flatMap(({ access, body, response }) =>
    [response, access === 'service' ? body : undefined].filter((schema) => schema !== undefined),
  );
  const texts = kept.flatMap((schema) => textsOf(schema));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ schema }) => schema.description === freeTextDescription)).toEqual([]);
});

it('is every text of a survey, refused with its field', () => {
  const text = 'sans\u202e gluten';
  const rooms = { place: 'plenary', openingHours, initialTimes: [] } as const;
  const found = {
    ...contactFaults(
      { firstname: text, lastname: text, email: 'claire@atelier-nord.example', phoneNumber: text, jobTitle: text },
      telephoneFault,
    ),
    ...roomFaults({ displayedMeetingName: text, pax: 10, accurateRoomConfiguration: text, comment: text }, rooms),
  };
  const names = ['firstname', 'lastname', 'phoneNumber', 'jobTitle', 'displayedMeetingName', 'accurateRoomConfiguration', 'comment'];
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, 'unseen_characters'])));
  const lunch = { isShown: false, choosable: [] };
  for (const faults of [
    lunchFaults({ pax: 1, allergies: text, comment: text }, lunch),
    afterworkFaults({ pax: 1, allergies: text, comment: text }, { openingHours }),
  ])
    expect(faults).toEqual({ allergies: 'unseen_characters', comment: 'unseen_characters' });
  const wellness = { pax: 1, duration: 'PT15M', startTime: '09:00', comment: text };
  for (const faults of [
    wellnessFaults(wellness, { openingHours }),
    teamBuildingFaults({ pax: 1, comment: text }, { openingHours }),
    needsFaults({ comment: text }),
  ])
    expect(faults).toEqual({ comment: 'unseen_characters' });
});

it('is every text of a guest', () => {
  const guest = tidyGuest(Object.fromEntries(guestFields.map((field) => [field, 'a\u202eb@c.example'])));
  expect(guestFaults(guest, 'CALENDAR', telephoneFault)).toEqual(
    Object.fromEntries(guestFields.map((field) => [field, 'unseen_characters'])),
  );
});
