import { startService } from '@plenary/service-kit/start-service';
import { documentsApp } from './app.ts';
import { composeDeps } from './compose-deps.ts';
import { documentsConfig } from './config.ts';
import { printingFigures } from './printing/printing-figures.ts';

const config = documentsConfig(process.env);

await startService({ name: 'svc-documents', config, peers: { booking: config.BOOKING_URL } }, async (service) => {
  const { deps, browser, printer, health } = await composeDeps(config, service);
  service.measure(printingFigures(printer));
  return {
    app: documentsApp(deps, service.appOptions(health)),
    background: [{ name: 'browser', stop: browser.stop }],
    retention: deps.kept.forgetUnused,
    onListening: browser.warm,
  };
});
