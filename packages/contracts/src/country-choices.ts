/** ISO 3166. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN ' +
  'CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG ' +
  'MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE ' +
  'RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ ' +
  'VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
/** Where the venues are: most companies of the customers too. */
const first = ['FR', 'BE', 'ES'];

export const countryName = (code: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** The name in the list that a text stands for, whatever its capitals and accents; undefined: none. */
const listedAs = (text: string, names: readonly string[], locale: string): string | undefined => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return names.find((name) => compare(name, text) === 0);
};

/** Names of the countries in a language, those of the network first; and the one chosen, which is a text of before the list where it is no such name. */
export const countryChoices = (locale: string, text: string): { names: string[]; chosen: string | null } => {
  const named = (some: readonly string[]) => some.map((code) => countryName(code, locale));
  const others = named(codes.filter((code) => !first.includes(code)));
  const names = [...named(first), ...others.toSorted(new Intl.Collator(locale).compare)];
  const typed = text.trim();
  if (typed === '') return { names, chosen: null };
  const listed = listedAs(typed, names, locale);
  return listed === undefined ? { names: [typed, ...names], chosen: typed } : { names, chosen: listed };
};
