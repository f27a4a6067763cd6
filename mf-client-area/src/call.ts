import { createPageCaller } from '@plenary/http/page-caller';
import { currentPlatform } from '@plenary/platform';

export const call = createPageCaller(() => currentPlatform().callHeaders());
