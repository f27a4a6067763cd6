import { setTimeout as pause } from 'node:timers/promises';

interface Call {
  path: string;
  init?: RequestInit;
  status: number;
}

/** A load balancer before the gateways: round robin over those that are ready. */
const startBalancer = (gateways: readonly string[]) => {
  let ready = gateways;
  let stopped = false;
  const watch = (async () => {
    while (!stopped) {
      const answers = await Promise.all(gateways.map(async (origin) => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok));
      const well = gateways.filter((_, index) => answers[index]);
      if (well.length > 0) ready = well;
      await pause(100);
    }
  })();
  let turn = 0;
  return {
    next: (): string => ready[turn++ % ready.length] ?? '',
    stop: async () => {
      stopped = true;
      await watch;
    },
  };
};

/** Callers in a closed loop: each calls again once it is answered, so that a slow machine is not overloaded. */
export const startCallers = (gateways: readonly string[], calls: readonly Call[], callers = 2) => {
  const balancer = startBalancer(gateways);
  const faults: string[] = [];
  let made = 0;
  let going = true;
  const callOnce = async ({ path, init, status }: Call) => {
    const origin = balancer.next();
    const answer = await fetch(origin + path, init).catch((error: Error) => error);
    if (answer instanceof Error) return void faults.push(`${path} at ${origin}: ${String(answer.cause ?? answer)}`);
    const text = await answer.text();
    if (answer.status !== status) faults.push(`${path} at ${origin}: ${answer.status} ${text.slice(0, 200)}`);
  };
  const running = Array.from({ length: callers }, async () => {
    while (going) {
      const call = calls[made++ % calls.length];
      if (call) await callOnce(call);
      await pause(20);
    }
  });
  return {
    made: () => made,
    /** Stops them; answers the number of calls, and those with an unexpected answer. */
    stop: async () => {
      going = false;
      await Promise.all(running);
      await balancer.stop();
      return { made, faults };
    },
  };
};
