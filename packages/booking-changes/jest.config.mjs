import { browserTests } from '@plenary/build/jest';

export default browserTests(import.meta.dirname);
