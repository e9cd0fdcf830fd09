import { type Service, ServiceBlock } from './ServiceBlock'

/** Services one under the other, their pictures on alternating sides. */
export function ServiceBlocks({ items }: { items: readonly Service[] }) {
  return (
    <div className="grid gap-y-18 md:gap-y-24 lg:gap-y-30">
      {items.map((service, index) => (
        <ServiceBlock key={service.id} {...service} flipped={index % 2 === 1} />
      ))}
    </div>
  )
}
