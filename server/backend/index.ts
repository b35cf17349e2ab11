/** The back end in front of which this server stands: its version, and where it differs from the API that pages use. */
export { connectBackend, type ConnectedBackend } from './connected-backend.ts';
export { detectVersion } from './detect-version.ts';
export { heldPoints } from './person-points.ts';
