import { gatewayConfig } from '@plenary/gateway/config';
import { bookingConfig } from '@plenary/svc-booking/config';
import { documentsConfig } from '@plenary/svc-documents/config';
import { identityConfig } from '@plenary/svc-identity/config';
import { surveyConfig } from '@plenary/svc-survey/config';

type Environment = Record<string, string | undefined>;

const readers: Record<string, (environment: Environment) => object> = {
  gateway: gatewayConfig,
  'svc-booking': bookingConfig,
  'svc-documents': documentsConfig,
  'svc-identity': identityConfig,
  'svc-survey': surveyConfig,
};

/** What every image sets itself (Dockerfile). */
const ofImage: Environment = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080', DATA_DIR: '/data' };

/** The settings with which a part's image starts in this environment. Throws WrongSetting, as the start would. */
export const configOf = (part: string, environment: Environment): Record<string, unknown> => {
  const read = readers[part];
  if (!read) throw new Error(`No part is called ${part}`);
  return { ...read({ ...ofImage, ...(part === 'gateway' && { WEB_ROOT: '/app/web' }), ...environment }) };
};
