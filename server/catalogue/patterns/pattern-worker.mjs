// Runs one pattern at a time; the main thread waits for it, and ends this thread when it waits too long.
import { parentPort, workerData } from 'node:worker_threads';

const signal = new Int32Array(workerData);
const tell = (state) => {
  Atomics.store(signal, 0, state);
  Atomics.notify(signal, 0);
};

parentPort.on('message', ({ pattern, text, states }) => {
  try {
    tell(new RegExp(pattern).test(text) ? states.matched : states.different);
  } catch {
    tell(states.broken);
  }
});
