export { openApiRoute } from './openapi-route.ts';
