import type { Page } from '@playwright/test';

/** The bodies of the page's reports to monitoring, in their order, as they are sent. */
export const watchReports = (page: Page): readonly string[] => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/monitoring/report')) reports.push(request.postData() ?? '');
  });
  return reports;
};
