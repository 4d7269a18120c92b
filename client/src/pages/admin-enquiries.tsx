export { default, head } from './admin';
