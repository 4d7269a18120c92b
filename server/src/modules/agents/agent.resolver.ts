import { PHOTO_MAX_BYTES } from '@brokerage/domain/agents/photo';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { MaxUpload, Upload, type UploadedFile } from '../../graphql/upload.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import type { AgentEditService } from './agent-edit.service.js';
import { AgentInput } from './agent.inputs.js';
import type { AgentService } from './agent.service.js';
import { AgentPayload, AgentView, DeleteAgentPayload, DeskAgent } from './agent.types.js';

type ReadContext = Context<{ agents: AgentService }>;
type EditContext = Context<{ agentEdits: AgentEditService }>;

const VERSION = 'Answers CONFLICT if expectedVersion is out of date; without it the last write wins.';

@Resolver()
export class AgentResolver {
  @Query(() => [AgentView], {
    description: 'Public. Agents by name. An administrator sees those too who are not shown to visitors.',
  })
  agents(@Ctx() { services, actor }: ReadContext): Promise<AgentView[]> {
    return services.agents.list(actor);
  }

  @Query(() => AgentView, {
    nullable: true,
    description:
      'Public. One agent by id or by the first part of their host. A name that they gave up less than a year ago finds them too: then `subdomain` is another one. null: nobody.',
  })
  agent(
    @Ctx() { services, actor }: ReadContext,
    @Arg('idOrSubdomain', () => ID, { description: 'A UUID, or the first part of their host such as priya-raman' })
    idOrSubdomain: string,
  ): Promise<AgentView | null> {
    return services.agents.one(actor, idOrSubdomain);
  }

  @Auth('ADMIN')
  @Query(() => [DeskAgent], { nullable: true, description: 'Every agent by name, with what only the office reads.' })
  deskAgents(@Ctx() { services }: ReadContext): Promise<DeskAgent[]> {
    return services.agents.deskList();
  }

  @Auth('ADMIN')
  @Query(() => DeskAgent, { nullable: true, description: 'One agent, with what only the office reads.' })
  deskAgent(@Ctx() { services }: ReadContext, @Arg('id', () => ID) id: string): Promise<DeskAgent> {
    return services.agents.desk(id);
  }

  @Auth('ADMIN')
  @Query(() => String, {
    nullable: true,
    description: 'Why an address cannot be had, in words; null where it can. agentId: whose page it is to be.',
  })
  agentAddressProblem(
    @Ctx() { services }: ReadContext,
    @Arg('subdomain', () => String, { description: 'The first part of a host, such as priya-raman' }) subdomain: string,
    @Arg('agentId', () => ID, { nullable: true, description: 'The agent whose page it is to be; left out: a new one' })
    agentId: string | null,
  ): Promise<string | null> {
    return services.agents.addressProblem(subdomain, agentId);
  }

  @Auth('ADMIN')
  @Mutation(() => AgentPayload, {
    nullable: true,
    description: 'Adds an agent. Visitors see them once they are active.',
  })
  async createAgent(
    @Ctx() context: EditContext,
    @Arg('input', () => AgentInput) input: AgentInput,
  ): Promise<PayloadOf<AgentPayload>> {
    return { agent: await context.services.agentEdits.create(actorOf(context), context, input) };
  }

  @Auth('ADMIN')
  @Mutation(() => AgentPayload, { nullable: true, description: `Changes an agent. ${VERSION}` })
  async updateAgent(
    @Ctx() context: EditContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => AgentInput) input: AgentInput,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<AgentPayload>> {
    const change = { id, input, expectedVersion };
    return { agent: await context.services.agentEdits.update(actorOf(context), context, change) };
  }

  @Auth('ADMIN')
  @Mutation(() => DeleteAgentPayload, {
    nullable: true,
    description: `Removes an agent. Whoever was booked once stays in the records and is no longer shown. ${VERSION}`,
  })
  async deleteAgent(
    @Ctx() context: EditContext,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<DeleteAgentPayload>> {
    const { agentEdits } = context.services;
    return { id, removed: await agentEdits.remove(actorOf(context), context, id, expectedVersion) };
  }

  @Auth('ADMIN')
  @MaxUpload(PHOTO_MAX_BYTES)
  @Mutation(() => AgentPayload, {
    nullable: true,
    description: `Keeps a photo: PNG, JPEG, WebP or AVIF, up to 10 MB, drawn anew as WebP and AVIF. Rate limited. ${VERSION}`,
  })
  async uploadAgentPhoto(
    @Ctx() context: EditContext,
    @Arg('id', () => ID) id: string,
    @Arg('file', () => Upload) file: Promise<UploadedFile>,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<AgentPayload>> {
    const actor = actorOf(context);
    const change = { id, file, expectedVersion };
    return { agent: await context.services.agentEdits.setPhoto(actor, context, change) };
  }

  @Auth('ADMIN')
  @Mutation(() => AgentPayload, { nullable: true, description: `Takes the photo away. ${VERSION}` })
  async removeAgentPhoto(
    @Ctx() context: EditContext,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<AgentPayload>> {
    const change = { id, file: null, expectedVersion };
    return { agent: await context.services.agentEdits.setPhoto(actorOf(context), context, change) };
  }
}
