import { serviceConfig } from '@plenary/build/rspack';

export default serviceConfig(import.meta.dirname);
