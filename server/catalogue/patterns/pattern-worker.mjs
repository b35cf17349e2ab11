// Runs one pattern at a time; the main thread waits for it, and terminates this thread on a timeout.
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
