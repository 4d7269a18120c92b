import { defineModule } from '../../manifest/module.js';
import { Undo } from './undo.entity.js';

export const UNDOS = defineModule({ name: 'undos', entities: [Undo] });
