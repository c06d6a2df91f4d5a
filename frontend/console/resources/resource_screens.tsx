import { resourceOf } from '#app/console/resources/contract'
import { type RaRecord, Resource } from 'react-admin'
import { FACES } from './faces'
import { ResourceList } from './resource_list'
import { ResourceShow } from './resource_show'

export const resourceScreens = FACES.map((face) => {
  const resource = resourceOf(face.resource)
  if (!resource) throw new Error(`${face.resource} is not declared`)
  const { name, label } = resource
  const { icon, Show } = face
  return (
    <Resource
      key={name}
      name={name}
      options={{ label }}
      icon={icon}
      list={<ResourceList resource={resource} face={face} />}
      show={Show ? <Show resource={resource} /> : <ResourceShow resource={resource} face={face} />}
      recordRepresentation={nameOf}
    />
  )
})

/** People by what is shown of their address, companions and plans by name, the rest by number. */
function nameOf({ id, email, name }: RaRecord): string {
  return String(email ?? name ?? `#${id}`)
}
