import { RESOURCES } from '#app/console/resources/contract'
import { type RaRecord, Resource } from 'react-admin'
import {
  AlarmActions,
  JobActions,
  PurchaseActions,
  SafetyEventActions,
} from '../actions/row_actions'
import { ConversationMore } from '../messages/conversation_more'
import { MessageActions, MessageMore } from '../messages/message_face'
import { SafetyEventMore } from '../messages/safety_event_more'
import { SignupShow } from '../signups/signup_show'
import { RESOURCE_ICONS } from './resource_icons'
import { ResourceList } from './resource_list'
import { type Face, ResourceShow } from './resource_show'

/** What a resource has beside its values. */
const FACES: Record<string, Face> = {
  'messages': { Actions: MessageActions, More: MessageMore },
  'conversations': { More: ConversationMore },
  'jobs': { Actions: JobActions },
  'safety-events': { Actions: SafetyEventActions, More: SafetyEventMore },
  'reports': { More: SafetyEventMore },
  'alarms': { Actions: AlarmActions },
  'purchases': { Actions: PurchaseActions },
}

export const resourceScreens = RESOURCES.map((resource) => {
  const { name, label } = resource
  const show =
    name === 'signups' ? (
      <SignupShow resource={resource} />
    ) : (
      <ResourceShow resource={resource} face={FACES[name]} />
    )
  return (
    <Resource
      key={name}
      name={name}
      options={{ label }}
      icon={RESOURCE_ICONS[name]}
      list={<ResourceList resource={resource} />}
      show={show}
      recordRepresentation={nameOf}
    />
  )
})

/** People by what is shown of their address, companions and plans by name, the rest by number. */
function nameOf({ id, email, name }: RaRecord): string {
  return String(email ?? name ?? `#${id}`)
}
