import { Button, Typography, Box } from '@mui/material'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useNotify } from 'react-admin'
import { messageOf } from '../actions/message_of'
import { useMay } from '../sign_in/staff_session'
import { AUDIT_HINT } from '../values/masked_value'
import { useReveal, useRevealed } from '../values/reveal_context'

const AT_ONCE = 5

interface RevealTextsProps {
  texts: readonly RaRecord[]
  total: number
}

/** Shows the words of every text in view: one entry of the audit log each. */
export function RevealTexts({ texts, total }: RevealTextsProps) {
  const may = useMay()
  const { masked, isRevealing, reveal } = useRevealAll(texts)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.length} of {total.toLocaleString('en-US')} {total === 1 ? 'text' : 'texts'}
      </Typography>
      {may('resources.reveal') && masked.length > 0 && (
        <>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Eye aria-hidden="true" size={16} />}
            disabled={isRevealing}
            onClick={() => void reveal()}
          >
            {isRevealing ? `Revealing, ${masked.length} to go` : `Reveal ${masked.length}`}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {AUDIT_HINT}, once for each.
          </Typography>
        </>
      )}
    </Box>
  )
}

function useRevealAll(texts: readonly RaRecord[]) {
  const revealed = useRevealed()
  const { mutateAsync } = useReveal()
  const notify = useNotify()
  const [isRevealing, setIsRevealing] = useState(false)
  const isHere = useIsHere()
  const masked = texts.filter(
    ({ id, body }) => body && !('body' in (revealed.of('messages', Number(id)) ?? {}))
  )
  const revealOne = ({ id }: RaRecord) =>
    mutateAsync({ resource: 'messages', id: Number(id), fields: ['body'] })
  // A few at a time: a refusal ends it, and nothing more is asked for that nobody will see.
  const reveal = async () => {
    setIsRevealing(true)
    try {
      for (let from = 0; isHere.current && from < masked.length; from += AT_ONCE) {
        await Promise.all(masked.slice(from, from + AT_ONCE).map(revealOne))
      }
    } catch (error) {
      notify(messageOf(error, 'Could not reveal them all'), { type: 'error' })
    } finally {
      setIsRevealing(false)
    }
  }
  return { masked, isRevealing, reveal }
}

/** False once the view is left: nobody sees its words any more, so none may be revealed. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
