import { serviceTests } from '@plenary/service-kit/jest';

export default serviceTests(import.meta.dirname);
