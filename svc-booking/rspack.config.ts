import { serviceConfig } from '@plenary/build/service-config';

export default serviceConfig(import.meta.dirname, { external: ['sharp'] });
