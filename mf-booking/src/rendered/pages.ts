import type { Language } from '@plenary/contracts/vocabulary';
import type { RenderedPage, RenderedPages } from '@plenary/platform/page-handle';
import type { ListData } from '../list/load-list.ts';
import { paths } from '../paths.ts';
import { isPricedByHand } from '../venue/is-priced-by-hand.ts';
import type { VenueData } from '../venue/load-venue.ts';
import { crumbs, venueData } from './structured-data.ts';

const listTexts = (language: Language) => `./locales/list/${language}.json`;
const behindList = (module: string) => (language: Language) => [
  module,
  './in-locale.tsx',
  listTexts(language),
  `./locales/pages/${language}.json`,
];

const list: RenderedPage<ListData> = {
  modules: (language) => [listTexts(language)],
  head: ({ data: { countryCode, venues }, t }) => ({
    title: `${t('list.title')} – ${t(`country.${countryCode}`)}`,
    description: `${t('list.headline')} ${t('list.lead')}`,
    address: paths.list(`?countryCode=${countryCode}`),
    picture: venues[0]?.pictures.cover?.desktop.sources.at(-1)?.url,
    data: ({ origin, brandName }) => [
      { '@context': 'https://schema.org', '@type': 'Organization', name: brandName, url: origin },
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: venues.map(({ slug, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + paths.venue(slug),
        })),
      },
    ],
  }),
};

const venue: RenderedPage<VenueData> = {
  // Its form is drawn with the page once its code is there: without its styles it would stand bare until the page is alive.
  modules: (language, data) => [
    ...behindList('./venue/venue-page.tsx')(language),
    ...(data && isPricedByHand(data) ? ['../big-event/big-event-form.tsx'] : []),
  ],
  head: ({ data: { venue: shown }, t, language }) => {
    const { name, address, slug, description, pictures } = shown;
    return {
      title: t('venue.title', { name, district: address.district }),
      description: description[language],
      address: paths.venue(slug),
      picture: pictures.cover?.desktop.sources.at(-1)?.url,
      data: ({ origin }) => [
        venueData(shown, { origin, language }),
        crumbs([
          { name: t('venue.home'), address: origin },
          { name: t(`country.${address.countryCode}`), address: origin + paths.list(`?countryCode=${address.countryCode}`) },
          { name, address: origin + paths.venue(slug) },
        ]),
      ],
    };
  },
};

const information = (topic: 'wellnessFacilitator' | 'afterworkTeambuilding', address: string): RenderedPage<null> => ({
  modules: behindList('./information/information-pages.tsx'),
  head: ({ t }) => ({
    title: t(`information.${topic}.title`),
    description: t(`information.${topic}.lead`),
    address,
    data: ({ origin }) => [
      crumbs([
        { name: t('information.home'), address: origin },
        { name: t(`information.${topic}.title`), address: origin + address },
      ]),
    ],
  }),
});

/** The pages that anybody may read, by the path of their route. */
export const pages: RenderedPages = {
  '/': list,
  '/venues/:venueSlug': venue,
  '/wellness-facilitator': information('wellnessFacilitator', '/wellness-facilitator'),
  '/afterwork-teambuilding': information('afterworkTeambuilding', '/afterwork-teambuilding'),
};
