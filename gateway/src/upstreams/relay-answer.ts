import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Ending } from './ending.ts';

interface Relay {
  dispatcher: Dispatcher;
  request: Dispatcher.DispatchOptions;
  response: ServerResponse;
  ending: Ending;
  /** Told when the answer begins: writes its head. */
  onHead: (status: number, headers: Record<string, string | string[] | undefined>) => void;
}

/** Sends one request, and its answer to the client as fast as the client takes it. Rejects with what ended it before it was whole. */
export const relayAnswer = ({ dispatcher, request, response, ending, onHead }: Relay): Promise<void> =>
  new Promise((resolve, reject) => {
    let sending: Dispatcher.DispatchController | undefined;
    // Before its turn on a connection there is nothing to abort: it is aborted then.
    const forget = ending.onEnd((reason) => (sending ? sending.abort(reason) : fail(reason)));
    const fail = (error: Error) => {
      forget();
      reject(error);
    };
    dispatcher.dispatch(request, {
      onRequestStart: (controller) => {
        sending = controller;
        if (ending.reason) controller.abort(ending.reason);
      },
      onResponseStart: (_controller, status, headers) => {
        // Interim answers of a service are for the gateway alone.
        if (status >= 200) onHead(status, headers);
      },
      onResponseData: (controller, chunk) => {
        if (response.write(chunk)) return;
        controller.pause();
        response.once('drain', () => controller.resume());
      },
      onResponseEnd: () => {
        forget();
        response.end();
        resolve();
      },
      onResponseError: (_controller, error) => fail(error),
    });
  });
