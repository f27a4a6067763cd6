import type { RenderedPage, RenderedPages } from '@plenary/platform/page-handle';
import { privatePolicies } from '../pages/private-policy-page-texts.ts';

const legalNotices: RenderedPage<null> = {
  modules: () => [],
  head: ({ t }) => ({ title: t('legalNotices.title'), description: t('footer.tagline'), address: '/legal-notices' }),
};

const privatePolicy: RenderedPage<null> = {
  modules: () => ['./pages/private-policy-page.tsx'],
  head: ({ language, t }) => ({ title: privatePolicies[language].title, description: t('footer.tagline'), address: '/private-policy' }),
};

/** The shell's own pages that anybody may read, by the path of their route. */
export const pages: RenderedPages = { '/legal-notices': legalNotices, '/private-policy': privatePolicy };
