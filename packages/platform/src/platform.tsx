import type { DeploymentModes } from '@plenary/contracts/deployment-terms';
import type { User } from '@plenary/contracts/user.schemas';
import type { CountryCode, Language } from '@plenary/contracts/vocabulary';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import type { RouteObject } from 'react-router';

/** Public settings of the deployment (design: server-rules §7). */
export interface PublicSettings extends DeploymentModes {
  brandName: string;
  languages: Language[];
  /** Tile address of the map with {z}/{x}/{y}; null: the map draws its own base. */
  mapTileUrl: string | null;
  /** Script that brings Leaflet; absent or null: the one of the build. */
  mapScriptUrl?: string | null;
  /** Directions with {latitude} and {longitude}, and a map with {address}; absent: OpenStreetMap. */
  directionsUrl?: string;
  addressUrl?: string;
  /** Address that the named events are sent to; absent or null: none. */
  trackingUrl?: string | null;
  carbonFootprint: boolean;
  /** Countries whose addresses can be searched; absent: an older gateway, none. */
  addressCountries?: readonly CountryCode[];
  /** Online scheduling service for venues in France; absent or null: none. */
  bookingPopupUrl?: string | null;
  /** E-mail domains of the network's staff, left out of statistics; absent: none. */
  internalEmailDomains?: readonly string[];
  /** Whether visits of consenting visitors may be recorded; absent: not. */
  sessionRecording?: boolean;
  /** Also before a visitor's choice, until they refuse; absent: not. */
  recordsUnlessRefused?: boolean;
  /** Absent: an older gateway, none is configured. */
  signInProviders?: SignInProviders;
  /** The network's pages on other sites, for the footer. */
  socialLinks: readonly { name: string; url: string }[];
}

/** External identity providers (design: server-rules §4); null: not configured. */
export interface SignInProviders {
  google: { clientId: string; scriptUrl: string } | null;
  /** `authority`: address of the tenant at Microsoft; `scope`: the name of our own API there. */
  microsoft: { clientId: string; authority: string; scope: string } | null;
  /** Whether the company's own identity provider is configured. */
  sso: boolean;
}

/** Named events of the product (spec/booking.md §7, spec/logistics.md §8). */
export type TrackedEvent =
  | 'SignupOrLogin_Displayed'
  | 'InvalidSearch_Sent'
  | 'ValidSearch_Sent'
  | 'AnonymousValidSearch_Sent'
  | 'EmptyResults_Displayed'
  | 'PricedResults_Displayed'
  | 'BourseResults_Displayed'
  | 'LogisticsShareLinkCopied'
  | 'LogisticsShareLinkButtonClicked'
  | 'CustomerSurveyButtonClicked';

/** The signed-in user; null for a visitor. */
export type Session = User | null;

/** The interface from the shell to a remote. */
export interface Platform {
  settings: PublicSettings;
  session: Session;
  /** Fetches the session again; after a sign-in or a change of the account. */
  refreshSession(): Promise<Session>;
  language: Language;
  /** BCP 47 tag for `Intl`, e.g. `en-GB`. */
  locale: string;
  setLanguage(language: Language): Promise<void>;
  track(event: TrackedEvent, details?: Record<string, unknown>): void;
  /** Reports an error to monitoring; 404 and 401 are left out by the shell. */
  report(error: unknown): void;
  /** Headers of every call: app version, display mode, timing. */
  callHeaders(): Record<string, string>;
  /** Shows a short message that is announced and disappears by itself. */
  notify(message: Notice): void;
  /** Opens the sign-in dialog over the page. */
  openSignIn(options: SignInOptions): void;
  /** The top bar has the links of the client area from 1280 px on; absent: an older shell, without them. */
  hasAreaLinks?: true;
  /** A part of mf-auth or mf-booking for another page, with its texts. Rejects if that remote is unavailable. */
  loadWidget<Name extends keyof RemoteWidgets>(name: Name): Promise<NonNullable<RemoteWidgets[Name]>>;
}

/** History state of the page that a closed sign-in returns to: without a session that page leads home instead of to the sign-in again. */
export const leftSignIn = 'left-sign-in';

/** History state of a sign-in that a page without a session led to: it goes back there if the session arrives late. */
export const ledToSignIn = 'led-to-sign-in';

export interface SignInOptions {
  /** Destination after a sign-in, a path of this site. */
  from: string;
  /** Called when the dialog is closed without a sign-in. */
  onClose?: () => void;
}

export interface Notice {
  text: string;
  action?: { label: string; onPress: () => void };
}

/** Parts of a remote that the shell or another remote's page shows, by name. */
export interface AuthDialogProps {
  /** Destination after a sign-in, a path of this site. */
  from: string;
  /** Closed without a sign-in. */
  onClose(): void;
  /** Signed in: the widget has refreshed the session and navigated. */
  onDone(): void;
}
export interface SignupSuccessProps {
  onClose(): void;
}
export interface RemoteWidgets {
  authDialog?: ComponentType<AuthDialogProps>;
  /** Announces that an account with a framework contract is active (spec/booking.md §2). */
  signupSuccess?: ComponentType<SignupSuccessProps>;
  /** The search bar, for a page that has none: it leads to the list with its query. */
  venueSearch?: ComponentType;
}

/** The texts of a remote in one language. */
export type Texts = Record<string, unknown>;

/** The one module a remote exposes (`./remote`). */
export interface Remote {
  /** i18next namespace of its texts. */
  namespace: string;
  texts: Record<Language, () => Promise<{ default: Texts }>>;
  routes: RouteObject[];
  widgets?: RemoteWidgets;
}

const PlatformContext = createContext<Platform | null>(null);
export const PlatformProvider = PlatformContext.Provider;

export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform outside the shell');
  return platform;
};

/** Sets the document title, for the browser's tab and screen readers. */
export const useTitle = (title: string): void => {
  const { settings } = usePlatform();
  useEffect(() => {
    document.title = `${title} · ${settings.brandName}`;
  }, [title, settings.brandName]);
};

let current: Platform | null = null;

/** Set by the shell at every change, for loaders and actions, which run outside React. */
export const setCurrentPlatform = (platform: Platform): void => {
  current = platform;
};

let ofRequest: () => Platform | undefined = () => undefined;

/** On the server each request has its own. */
export const setPlatformSource = (source: () => Platform | undefined): void => {
  ofRequest = source;
};

/** The platform for loaders and actions. Components use `usePlatform`. */
export const currentPlatform = (): Platform => {
  const asked = ofRequest();
  if (asked) return asked;
  if (!current) throw new Error('currentPlatform before the shell is up');
  return current;
};
