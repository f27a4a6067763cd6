const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { disableStorages } = require('./async-storages.cjs');

/**
 * Libraries that a worker loads once for all its test files: they keep no state that a test could change, and to load and warm them up
 * takes longer than most files run. Only what Node itself can require; each file has its own copy of everything else.
 */
const shared = [
  '@cantoo/pdf-lib',
  '@hono',
  'better-sqlite3',
  'cockatiel',
  'csv-stringify',
  'date-holidays',
  'drizzle-orm',
  'fast-check',
  'fontkit',
  'hono',
  'libphonenumber-js',
  'nodemailer',
  'pg',
  'pino',
  'react',
  'react-dom',
  'undici',
  'zod',
];
const isShared = new RegExp(`/node_modules/(${shared.join('|')})/`);
const load = (module) => {
  module.exports = require(module.filename);
};

// jest compiles each module for the context that its environment names. This one stands for the process's own, which Node has no name
// for: objects of shared libraries and of tests have to be of the same Array and Error.
const ownContext = vm.createContext({});
const compile = vm.compileFunction;
vm.compileFunction = (source, parameters, options) => {
  if (options.parsingContext !== ownContext) return compile(source, parameters, options);
  return isShared.test(options.filename) ? load : compileOnce(source, parameters, options.filename);
};

/** By file name: a module is run anew for each test file, and its program is warm from the last one. */
const compiled = new Map();
const compileOnce = (source, parameters, filename) => {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === String(parameters)) return known.program;
  const program = compile(source, parameters, { filename });
  compiled.set(filename, { source, parameters: String(parameters), program });
  return program;
};

/** What a test file may leave behind in the process; `restore` takes it away. */
const snapshot = () => {
  const keys = new Set(Reflect.ownKeys(globalThis));
  const variables = { ...process.env };
  const { console } = globalThis;
  const { exit, getBuiltinModule } = process;
  const listeners = new Map(process.eventNames().map((name) => [name, new Set(process.rawListeners(name))]));
  return {
    restore() {
      for (const key of Reflect.ownKeys(globalThis))
        if (!keys.has(key) && Object.getOwnPropertyDescriptor(globalThis, key).configurable) delete globalThis[key];
      for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
      Object.assign(process.env, variables);
      Object.assign(globalThis, { console });
      Object.assign(process, { exit, getBuiltinModule });
      for (const name of process.eventNames())
        for (const listener of process.rawListeners(name)) if (!listeners.get(name)?.has(listener)) process.off(name, listener);
    },
  };
};

/** jest's environment for Node, in the process's own context instead of one for each file. */
module.exports = class {
  constructor({ projectConfig }) {
    this.before = snapshot();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }
  async setup() {}
  async teardown() {
    this.fakeTimersModern.dispose();
    this.before.restore();
    disableStorages();
  }
  exportConditions() {
    return ['node', 'node-addons'];
  }
  getVmContext() {
    return ownContext;
  }
};
