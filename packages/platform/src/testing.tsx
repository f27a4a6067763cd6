import { defaultModes } from '@plenary/contracts/deployment-terms';
import type { Notice, Platform, SignInOptions } from './platform.tsx';

export interface RecordedPlatform extends Platform {
  tracked: { event: string; details?: Record<string, unknown> }[];
  reported: unknown[];
  notices: Notice[];
  signIns: SignInOptions[];
}

/** A platform for tests and stand-alone pages that records its calls. */
export const createTestPlatform = (overrides: Partial<Platform> = {}): RecordedPlatform => {
  const tracked: RecordedPlatform['tracked'] = [];
  const reported: unknown[] = [];
  const notices: Notice[] = [];
  const signIns: SignInOptions[] = [];
  return {
    settings: {
      brandName: 'Comet',
      languages: ['fr', 'en', 'es', 'nl'],
      mapTileUrl: null,
      carbonFootprint: false,
      socialLinks: [],
      ...defaultModes,
    },
    session: null,
    refreshSession: async () => null,
    language: 'fr',
    locale: 'fr-FR',
    setLanguage: async () => {},
    track: (event, details) => void tracked.push({ event, details }),
    report: (error) => void reported.push(error),
    callHeaders: () => ({ 'x-app-version': 'test', 'x-display-mode': 'Desktop' }),
    notify: (notice) => void notices.push(notice),
    openSignIn: (options) => void signIns.push(options),
    loadWidget: (name) => Promise.reject(new Error(`no ${name} here`)),
    ...overrides,
    tracked,
    reported,
    notices,
    signIns,
  };
};
