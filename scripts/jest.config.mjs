import { nodeTests } from '@plenary/build/jest';

export default nodeTests(import.meta.dirname);
