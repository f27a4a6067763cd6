import { remoteConfig } from '@plenary/build/rspack';

export default remoteConfig(import.meta.dirname, 'mf-booking', { isRendered: true });
