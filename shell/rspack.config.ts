import { shellConfig } from '@plenary/build/rspack';

export default shellConfig(import.meta.dirname);
