export { AntdScope, antdComponent, AntdScopeContext, useAntdScope } from './AntdScope.tsx';
