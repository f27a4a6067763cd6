import { serviceConfig } from '@plenary/build/service-config';

export default serviceConfig(import.meta.dirname, { entries: { renderer: './src/rendering/renderer.ts' } });
