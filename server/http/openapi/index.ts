/** What the server answers to, in OpenAPI: made from the models and the routes as they were declared. */
export { openApiRoute } from './openapi-route.ts';
