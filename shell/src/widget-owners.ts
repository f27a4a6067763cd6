import type { RemoteWidgets } from '@plenary/platform';

/** The remote that brings each widget. The build tells it to the platform, so that no remote is released without one (`provided.json`). */
export const widgetOwners: Record<keyof RemoteWidgets, string> = {
  authDialog: 'mf-auth',
  signupSuccess: 'mf-auth',
  venueSearch: 'mf-booking',
};
