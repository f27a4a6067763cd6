import { serviceTests } from './src/testing/jest.mjs';

export default serviceTests(import.meta.dirname);
