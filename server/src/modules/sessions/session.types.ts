import type { RoleName } from 'domain/vocabulary/roles';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../graphql/role.js';
import { EmailAddress } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'The person behind the token.' })
export class SessionUser {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => EmailAddress, { simple: true })
  email: string;

  @Field(() => Role, { simple: true })
  role: RoleName;
}

@ObjectType({ description: 'What the client keeps after signing in.' })
export class LoginData {
  @Field(() => String, { simple: true, description: 'Bearer token; good until the session behind it ends' })
  token: string;

  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => EmailAddress, { simple: true })
  email: string;

  @Field(() => Role, { simple: true })
  role: RoleName;
}

@InputType()
export class LoginInput {
  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;
}

@ObjectType()
export class LoginPayload extends Payload {
  @Field(() => LoginData, { nullable: true, simple: true })
  session?: LoginData;
}

@ObjectType()
export class LogoutPayload extends Payload {}
